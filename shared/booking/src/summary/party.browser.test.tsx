import type { FakeAnswer } from '@storefront/http/testing'
import { refusing } from '@storefront/http/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { SuccessFrame } from '../outcome/SuccessFrame.tsx'
import { ana } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import { renderBooking } from '../testing/render-booking.tsx'
import { TourSummary, tour } from '../testing/tour-summary.tsx'

prepareSummaries()

let page: ReturnType<typeof renderBooking>

const infant = { ...ana, firstName: 'Eva', dob: '2026-01-01', passportNumber: 'G12345679' }
/** Turns two on the second day of the trip. */
const outgrown = { ...infant, firstName: 'Leo', dob: '2024-11-25', passportNumber: 'G12345680' }
const everything = ['counts', 'replaces', 'notes']

/** Opens a summary for Ana and `infants`; each call is answered by the next of `answers`. */
function open(
  frame: ComponentProps<typeof TourSummary>,
  infants: (typeof ana)[] = [],
  answers: FakeAnswer[] = [],
) {
  const next: FakeAnswer = (call) => answers.shift()?.(call)
  page = renderBooking({
    routes: [
      {
        path: '/tours/summary',
        element: <TourSummary totalUsd={100} infants={infants.length} {...frame} />,
      },
      { path: '/tours/success', element: <SuccessFrame product="tour" nextSteps={[]} /> },
    ],
    at: '/tours/summary',
    settle: (session) => {
      session.publish('tour-selected', { tour, search: session.getState().tourSearch })
      const typed = infants.map((draft, index) => [`infants-${index + 1}`, draft])
      session.drafts.set('tour', { 'adults-1': ana, ...Object.fromEntries(typed) })
    },
    answers: { 'POST /tours/checkout': next, 'POST /tours/whatsapp': next },
  })
  return page
}

const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
const pay = () => press('Confirm & Pay with Card')
const bodies = () => page.http.calls.map(({ body }) => body)
const total = () => screen.getByText('Total to Pay').parentElement?.textContent
const paying: FakeAnswer = () => ({ redirect_url: 'https://pay.example.com/1' })
const comesBack = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test.each([
  ['Confirm & Pay with Card', { guests: [ana, infant], totalUsd: 100 }],
  ['Book via WhatsApp', { guests: [ana, infant] }],
])('%s sends the counts if the provider accepts them', async (way, body) => {
  open({ accepts: everything }, [infant])
  await press(way)
  await waitFor(() => expect(bodies()).toEqual([{ ...body, adults: 1, children: 0, infants: 1 }]))
})

test.each([
  ['replaces the earlier attempt after a corrected letter', everything, true],
  ['sends no header to a provider that accepts no replacement', [], false],
])('%s', async (_, accepts, isReplacing) => {
  open({ accepts }, [], [paying, paying, paying])
  await pay()
  await waitFor(() => expect(page.left).toHaveLength(1))
  for (const letter of ['b', 'c']) {
    comesBack()
    await page.user.type(await screen.findByLabelText('First Name'), letter)
    await pay()
  }
  await waitFor(() => expect(page.http.calls).toHaveLength(3))
  const keys = page.http.calls.map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(3)
  expect(page.http.calls.map(({ replacesKey }) => replacesKey)).toEqual(
    isReplacing ? [null, keys[0], keys[1]] : [null, null, null],
  )
})

test('links to the receipt of an earlier attempt that was paid meanwhile', async () => {
  const paid = { code: 'not_available', message: '', reason: 'already_paid', reference: 'BK-1' }
  open({ accepts: everything }, [], [paying, refusing(409, { error: paid })])
  await pay()
  await waitFor(() => expect(page.left).toHaveLength(1))
  comesBack()
  await page.user.type(await screen.findByLabelText('First Name'), 'b')
  await pay()
  await screen.findByText(/paid already: its reference is BK-1/)
  await page.user.click(screen.getByRole('link', { name: 'See your receipt' }))
  await screen.findByRole('heading', { name: 'Reef by boat' })
  screen.getByText('BK-1')
  expect(page.session.checkouts.get().tab.own).toEqual([])
})

test('counts an infant who turns two during the trip as a child in one tap, and keeps typed fields', async () => {
  open({ accepts: everything }, [infant, outgrown], [paying])
  await press('Guest 3')
  expect(screen.getByRole('region', { name: 'Guest 3' }).textContent).toContain(
    '2 years old on Fri 27-11-2026: infants are under 2.',
  )
  await expectAccessible()
  await press('Count as a child: total $200.00')
  expect(total()).toContain('$200.00')
  const child = screen.getByRole('region', { name: 'Guest 2' })
  within(child).getByText('· Child (2-12)')
  expect(document.activeElement).toBe(within(child).getByLabelText('Date of Birth'))
  expect(screen.queryByRole('button', { name: /Count as a child/ })).toBeNull()
  await pay()
  await waitFor(() =>
    expect(bodies()).toEqual([
      { guests: [ana, outgrown, infant], totalUsd: 200, adults: 1, children: 1, infants: 1 },
    ]),
  )
})

test("on a phone shows the card's problems in the page and links to them from the bar", async () => {
  await viewport.viewport(390, 844)
  open({ limits: { minAge: 18, maxParty: 1 } }, [infant])
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'One booking takes 1 person at most. You can make two bookings.' +
      'Everybody must be 18 or older on Tue 24-11-2026.' +
      'You can send this booking by WhatsApp.',
  )
  await expectAccessible()
  const why = screen.getByRole('button', { name: 'You cannot pay this by card: see why' })
  const barTop = () => why.closest('div')?.getBoundingClientRect().top ?? 0
  expect(barTop()).toBeGreaterThan(844 * 0.7)
  await page.user.click(why)
  expect(document.activeElement?.contains(alert)).toBe(true)
  await pay()
  const again = screen.getByRole('alert')
  expect(again).not.toBe(alert)
  await waitFor(() => expect(again.getBoundingClientRect().bottom).toBeLessThanOrEqual(844))
  await viewport.viewport(1280, 720)
  expect(why.checkVisibility()).toBe(false)
})

test.each(['Continue at $200.00', 'Confirm & Pay with Card'])(
  '"%s" accepts the counts of the provider, so that the next call succeeds',
  async (accept) => {
    const current_counts = { adults: 1, children: 1, infants: 1 }
    const error = { code: 'price_changed', current_total_amount_usd: 200, current_counts }
    open({ accepts: everything }, [outgrown, infant], [refusing(409, { error }), paying])
    await pay()
    await screen.findByText('By their birth dates you travel as 1 Adult, 1 Child, 1 Infant(s).')
    await press(accept)
    await waitFor(() => expect(page.left).toHaveLength(1))
    expect(bodies()[1]).toEqual({
      guests: [ana, outgrown, infant],
      totalUsd: 200,
      ...current_counts,
    })
    expect(page.http.calls).toHaveLength(2)
  },
)

test("pays the provider's total when our total for the provider's counts differs", async () => {
  const current_counts = { adults: 1, children: 1, infants: 0 }
  const error = { code: 'price_changed', current_total_amount_usd: 180, current_counts }
  open({ accepts: everything }, [outgrown], [refusing(409, { error }), paying])
  await pay()
  await press('Continue at $180.00')
  await waitFor(() => expect(page.left).toHaveLength(1))
  expect(bodies()[1]).toMatchObject({ totalUsd: 180, ...current_counts })
  expect(total()).toContain('$180.00')
})

test('states the reason of a refused card call in the WhatsApp message', async () => {
  const error = { code: 'not_available', message: '', reason: 'stay_too_long', max_nights: 60 }
  open({}, [], [refusing(409, { error }), () => ({ reference: 'WA-12' })])
  await pay()
  await screen.findByText('The longest stay is 60 nights.')
  await press('Book via WhatsApp')
  await waitFor(() =>
    expect(page.opened[0]).toContain(encodeURIComponent('; The longest stay is 60 nights.')),
  )
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' })
  expect(link.href).toBe(page.opened[0])
})
