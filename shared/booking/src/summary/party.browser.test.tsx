import { type FakeAnswer, refusing } from '@storefront/http/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { SuccessFrame } from '../outcome/SuccessFrame.tsx'
import { ana } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import {
  comeBack,
  paying,
  shownTotal,
  type TourSummaryProps,
  visitTour,
} from '../testing/tour-summary.tsx'

prepareSummaries()

let page: ReturnType<typeof visitTour>

const infant = { ...ana, firstName: 'Eva', dob: '2026-01-01', passportNumber: 'G12345679' }
/** Turns two on the second day of the trip. */
const outgrown = { ...infant, firstName: 'Leo', dob: '2024-11-25', passportNumber: 'G12345680' }
const everything = ['counts', 'replaces', 'notes']

/** Opens a summary for Ana and `infants`; each call is answered by the next of `next`. */
function open(summary: TourSummaryProps, infants: (typeof ana)[] = [], next: FakeAnswer[] = []) {
  const typed = infants.map((draft, index) => [`infants-${index + 1}`, draft])
  page = visitTour({
    summary: { totalUsd: 100, infants: infants.length, ...summary },
    typed: { 'adults-1': ana, ...Object.fromEntries(typed) },
    next,
    routes: [
      { path: '/tours/success', element: <SuccessFrame product="tour" nextSteps={() => []} /> },
    ],
  })
}

test.each([
  ['replaces the earlier checkout after a corrected letter', everything, true],
  ['sends no header to a provider that accepts no replacement', [], false],
])('%s', async (_, accepts, isReplacing) => {
  open({ accepts }, [], [paying, paying, paying])
  await page.pay()
  await waitFor(() => expect(page.left).toHaveLength(1))
  for (const letter of ['b', 'c']) {
    comeBack()
    await page.user.type(await screen.findByLabelText('First Name'), letter)
    await page.pay()
  }
  await waitFor(() => expect(page.http.calls).toHaveLength(3))
  const keys = page.keys()
  expect(new Set(keys).size).toBe(3)
  expect(page.http.calls.map(({ replacesKey }) => replacesKey)).toEqual(
    isReplacing ? [null, keys[0], keys[1]] : [null, null, null],
  )
})

test('counts an infant who turns two during the trip as a child in one tap, and keeps typed fields', async () => {
  open({ accepts: everything }, [infant, outgrown], [paying])
  await page.press('Guest 3')
  expect(screen.getByRole('region', { name: 'Guest 3' }).textContent).toContain(
    '2 years old on Fri 27-11-2026: infants are under 2.',
  )
  await expectAccessible()
  await page.press('Count as a child: total $200.00')
  expect(shownTotal()).toContain('$200.00')
  const child = screen.getByRole('region', { name: 'Guest 2' })
  within(child).getByText('· Child (2-12)')
  expect(document.activeElement).toBe(within(child).getByLabelText('Date of Birth'))
  expect(screen.queryByRole('button', { name: /Count as a child/ })).toBeNull()
  await page.pay()
  await waitFor(() =>
    expect(page.bodies()).toEqual([
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
  await page.pay()
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
    await page.pay()
    await screen.findByText('By their birth dates you travel as 1 Adult, 1 Child, 1 Infant(s).')
    await page.press(accept)
    await waitFor(() => expect(page.left).toHaveLength(1))
    expect(page.bodies()[1]).toEqual({
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
  await page.pay()
  await page.press('Continue at $180.00')
  await waitFor(() => expect(page.left).toHaveLength(1))
  expect(page.bodies()[1]).toMatchObject({ totalUsd: 180, ...current_counts })
  expect(shownTotal()).toContain('$180.00')
})

test('states the reason of a refused card call in the WhatsApp message', async () => {
  const error = { code: 'not_available', message: '', reason: 'stay_too_long', max_nights: 60 }
  open({}, [], [refusing(409, { error }), () => ({ reference: 'WA-12' })])
  await page.pay()
  await screen.findByText('The longest stay is 60 nights.')
  await page.press('Book via WhatsApp')
  await waitFor(() =>
    expect(page.opened[0]).toContain(encodeURIComponent('; The longest stay is 60 nights.')),
  )
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' })
  expect(link.href).toBe(page.opened[0])
})
