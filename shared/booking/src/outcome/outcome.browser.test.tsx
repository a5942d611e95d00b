import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Recap, recapAt } from '../checkouts/recap.ts'
import { adopt } from '../checkouts/store.ts'
import { departFor } from '../checkouts/summary-visit.ts'
import { ana, typedAdults } from '../testing/ana.ts'
import { prepareSummaries } from '../testing/prepare-summaries.ts'
import { renderBooking } from '../testing/render-booking.tsx'
import { payableTour, storeCheckouts, tourCheckout } from '../testing/tour-checkouts.ts'
import { TourSummary, tour } from '../testing/tour-summary.tsx'
import { ContinuedSummary } from './ContinuedSummary.tsx'
import { FailedFrame } from './FailedFrame.tsx'
import { SuccessFrame } from './SuccessFrame.tsx'

const server = prepareSummaries()
beforeEach(() => {
  left = false
})

/** True if the tab opened next has left to pay. */
let left = false

const routes = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/tours', element: <h1>Tours</h1> },
  {
    path: '/tours/success',
    element: <SuccessFrame product="tour" nextSteps={() => ['Read your email.']} />,
  },
  { path: '/tours/error', element: <FailedFrame product="tour" /> },
  {
    path: '/tours/summary',
    element: (
      <ContinuedSummary product="tour">
        <TourSummary />
      </ContinuedSummary>
    ),
  },
]

/** Opens a page in a tab where a tour is selected. */
function open(at: string) {
  return renderBooking({
    routes,
    at,
    settle: (session) => {
      session.publish('tour-selected', { tour, search: session.getState().tourSearch })
      session.drafts.set('tour', typedAdults(ana))
      if (!left) return
      adopt(session, 'A')
      departFor(session, { id: 'A', product: 'tour' })
    },
  })
}

/** Opens a page in a tab where nothing is selected. */
const openAnew = (at: string) => renderBooking({ routes, at })

/** Stores a checkout on the device. The tab opened next has left for its payment page. */
function leaveForPayment(more: Partial<Recap> = {}) {
  const recap: Recap = {
    name: 'Reef by boat',
    rows: [{ label: 'Date', value: 'Tue 24-11-2026' }],
    totalUsd: 200,
    freeUntil: '2026-11-20T18:00',
    localFees: [{ label: 'Reef fee', usd: 12 }],
    events: [{ title: 'Reef by boat', start: { date: '2026-11-24' } }],
    ...more,
  }
  const counts = { adults: 2, children: 0, infants: 0 }
  const plan = { place: 'Cancún', first: '2026-11-24', last: '2026-11-24', counts }
  storeCheckouts(payableTour({ selectionKey: 'reef', recap: recapAt(recap, 200), plan }))
  left = true
}

test('the success page without a reference shows and prints the last checkout', async () => {
  leaveForPayment()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = open('/tours/success')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  screen.getByText(/sent no booking reference/)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the success page shows reference, recap and next steps, and clears the selection', async () => {
  leaveForPayment()
  const { head, session } = open('/tours/success?booking=BK-7F3A')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { level: 1, name: 'Thank you for your booking' }),
  )
  screen.getByText('BK-7F3A')
  screen.getByText('Tue 24-11-2026')
  screen.getByText('$200.00')
  screen.getByText('Not in the total, paid on the spot: Reef fee $12.00')
  expect(screen.getByText(/^Cancellation/).textContent).toContain(
    'Free until Fri 20-11-2026, 18:00 (Cancún time)',
  )
  screen.getByText(/invoice \(factura\)/)
  screen.getByText('Read your email.')
  expect(session.getState().selection.tour).toBeNull()
  expect(head()).toMatchObject({ noindex: true })
  await expectAccessible()
})

test.each([
  ['?booking=BK-7F3A', 'Hello! My booking is BK-7F3A. Please confirm my return flight'],
  ['', 'Hello! Please confirm my return flight'],
])(
  'the success page first links to a message about parts that the booking call could not carry: %j',
  async (at, text) => {
    const confirm = {
      step: 'We confirm your return flight.',
      message: 'Please confirm my return flight',
    }
    leaveForPayment({ confirm })
    open(`/tours/success${at}`)
    const items = await screen.findAllByRole('listitem')
    const [first, second] = items.filter(({ parentElement }) => parentElement?.localName === 'ol')
    expect(first?.textContent).toContain(confirm.step)
    expect(second?.textContent).toBe('Read your email.')
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it on WhatsApp' })
    expect(new URL(link.href).searchParams.get('text')).toBe(text)
  },
)

test("the success page shows the travellers' names, also after a reload, and stores only these", async () => {
  leaveForPayment()
  let kept = { key: 'reef', travellers: [ana, { ...ana, firstName: 'Carlos' }] }
  server.mockImplementation(async (address, init) => {
    if (init?.method === 'PUT') kept = JSON.parse(String(init.body))
    const { searchParams } = new URL(String(address), window.location.href)
    return searchParams.get('key') === kept.key
      ? Response.json(kept)
      : new Response(null, { status: 204 })
  })
  const names = async () => (await screen.findByText('Names')).nextElementSibling?.textContent
  const { session, unmount } = open('/tours/success?booking=BK-7F3A')
  expect(await names()).toBe('Ana López, Carlos López')
  expect(session.drafts.get('tour')).toBeNull()
  // Only the memory of the page has them, for the next booking.
  const booked = typedAdults(ana, { ...ana, firstName: 'Carlos' })
  expect(session.drafts.getBooked()).toEqual({ product: 'tour', typed: booked })
  const stored = JSON.stringify([document.body.textContent, localStorage, sessionStorage])
  expect(stored).not.toContain(ana.passportNumber)
  await waitFor(() => expect(JSON.stringify(kept)).not.toMatch(/G12345678|1990|example/))
  unmount()
  open('/tours/success?booking=BK-7F3A')
  expect(await names()).toBe('Ana López, Carlos López')
})

test('the success page without a booking shows no reference, recap or confirmation', async () => {
  const { http } = open('/tours/success?booking=<b>call%201-900</b>')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/reference/)).toBeNull()
  expect(screen.queryByText(/is confirmed/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  expect(http.calls).toEqual([])
})

test('a receipt of an earlier visit clears no new selection', async () => {
  storeCheckouts({ ...tourCheckout(), state: 'paid', reference: 'R1' })
  const { session } = open('/tours/success?reference=R1')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  expect(session.getState().selection.tour).toEqual(tour)
})

test('the success page offers a calendar file', async () => {
  leaveForPayment()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = open('/tours/success?booking=BK-1')
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  expect(click.mock.contexts[0]).toMatchObject({ download: 'BK-1.ics' })
})

test('the failure page never mentions charges, is not indexed, and leads back to the summary', async () => {
  const { head, session } = open('/tours/error')
  const back = await screen.findByRole('link', { name: 'Try again' })
  await waitFor(() => expect(back.getAttribute('href')).toBe('/tours/summary'))
  expect(session.getState().selection.tour).toEqual(tour)
  expect(head()).toMatchObject({ noindex: true })
  expect(document.body.textContent).not.toMatch(/charge/i)
  await expectAccessible()
})

test('the failure page shows the unpaid booking, and "Try again" restores its summary', async () => {
  storeCheckouts(payableTour({ reference: 'R1' }))
  const { user, session, address } = openAnew('/tours/error?reference=R1')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  expect(document.body.textContent).toMatch(/Tue 01-12-2026.*Total\s*\$180\.00/)
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Tour Summary' })
  await screen.findByRole('button', { name: 'Confirm & Pay with Card' })
  expect(session.getState().selection.searches.tour?.guests.adults).toBe(2)
  expect(screen.queryByText(/You started this booking/)).toBeNull()
  await waitFor(() => expect(address()).toBe('/tours/summary'))
})

test('the failure page links to the list after 24 hours', async () => {
  storeCheckouts(payableTour({ reference: 'R1', startedAt: Date.now() - 24 * 60 * 60_000 }))
  const { user } = openAnew('/tours/error')
  await user.click(await screen.findByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Tours' })
})

test('a restored summary continues a payment page that may still be open', async () => {
  storeCheckouts(payableTour({ recap: recapAt(tourCheckout().recap, 1234.5) }))
  const { user, left } = openAnew('/tours/summary#continue')
  await user.click(await screen.findByRole('button', { name: 'Go on to payment' }))
  expect(left).toEqual(['https://pay.example.com/1'])
})

test.each(['/tours/success', '/tours/error'])(
  '%s shows the masked confirmation address only in the tab that booked',
  async (at) => {
    leaveForPayment()
    const { session, unmount } = open(at)
    const address = 'a•••@example.com'
    act(() => session.checkouts.setTab({ confirmation: { id: 'A', address } }))
    await screen.findByText(/email your confirmation to a•••@example\.com/)
    unmount()
    open(at)
    await screen.findByText(/email your confirmation to the first traveller's email address/)
  },
)

test.each(['/tours/success?booking=BK-1', '/tours/error?booking=BK-1'])(
  '%s offers WhatsApp with the reference',
  async (address) => {
    open(address)
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' })
    expect(decodeURIComponent(link.href)).toContain('BK-1')
    expect(link.rel).toBe('noopener noreferrer')
    const phone = screen.getByRole('link', { name: /^\+52/ })
    expect(phone.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
)

test('fills the next form with the booked travellers, keeps what was typed, and can be undone', async () => {
  const { session, user } = renderBooking({
    routes: [{ path: '/tours/summary', element: <TourSummary adults={2} /> }],
    at: '/tours/summary',
    settle: (session) => {
      session.publish('tour-selected', { tour, search: session.getState().tourSearch })
      session.drafts.setBooked({
        product: 'flight',
        typed: { ...typedAdults(ana), 'children-1': { ...ana, firstName: 'Sofía' } },
      })
    },
  })
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone Number')
  await user.type(phone, '9985550000')
  const offer = { name: 'Use the travellers of your flight: Ana, Sofía' }
  await user.click(await screen.findByRole('button', offer))
  const fields = screen.getAllByLabelText<HTMLInputElement>('First Name')
  const names = () => fields.map(({ value }) => value)
  expect(names()).toEqual(['Ana', ''])
  expect(phone.value.replaceAll(' ', '')).toContain('9985550000')
  screen.getByText(/There is no place here for Sofía\./)
  expect(session.getState().tourSearch.guests.children).toBe(0)
  await user.type(fields[1] as HTMLElement, 'Rosa')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['', 'Rosa'])
  screen.getByRole('button', offer)
})
