import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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
function leaveForPayment() {
  const recap: Recap = {
    name: 'Reef by boat',
    rows: [{ label: 'Date', value: 'Tue 24-11-2026' }],
    totalUsd: 200,
    localFees: [{ label: 'Reef fee', usd: 12 }],
    events: [],
  }
  const counts = { adults: 2, children: 0, infants: 0 }
  const plan = { place: 'Cancún', first: '2026-11-24', last: '2026-11-24', counts }
  storeCheckouts(payableTour({ selectionKey: 'reef', recap: recapAt(recap, 200), plan }))
  left = true
}

test('the success page without a reference shows the last checkout, and that nothing confirms it', async () => {
  leaveForPayment()
  open('/tours/success')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  screen.getByText(/sent no booking reference/)
})

test('the success page shows reference, recap and next steps, and clears the selection', async () => {
  leaveForPayment()
  const { head, session } = open('/tours/success?booking=BK-7F3A')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  expect(document.activeElement?.textContent).toBe('Thank you for your booking')
  const fee = 'Not in the total, paid on the spot: Reef fee $12.00'
  for (const text of ['BK-7F3A', 'Tue 24-11-2026', '$200.00', fee, 'Read your email.'])
    screen.getByText(text)
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' })
  expect(decodeURIComponent(chat.href)).toContain('BK-7F3A')
  expect(session.getState().selection.tour).toBeNull()
  expect(head()).toMatchObject({ noindex: true })
  await expectAccessible()
})

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
  open('/tours/success?booking=<b>call%201-900</b>')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/reference|is confirmed/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a receipt of an earlier visit clears no new selection', async () => {
  storeCheckouts({ ...tourCheckout(), state: 'paid', reference: 'R1' })
  const { session } = open('/tours/success?reference=R1')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  expect(session.getState().selection.tour).toEqual(tour)
})

test('the failure page shows the unpaid booking and mentions no charges, and "Try again" restores its summary', async () => {
  storeCheckouts(payableTour({ reference: 'R1' }))
  const { user, session, address, head } = openAnew('/tours/error?reference=R1')
  await screen.findByRole('heading', { name: 'Reef by boat' })
  expect(document.body.textContent).toMatch(/Tue 01-12-2026.*Total\s*\$180\.00/)
  expect(document.body.textContent).not.toMatch(/charge/i)
  expect(head()).toMatchObject({ noindex: true })
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Confirm & Pay with Card' })
  expect(session.getState().selection.searches.tour?.guests.adults).toBe(2)
  expect(screen.queryByText(/You started this booking/)).toBeNull()
  await waitFor(() => expect(address()).toBe('/tours/summary'))
})

test('a restored summary continues a payment page that may still be open', async () => {
  storeCheckouts(payableTour({ recap: recapAt(tourCheckout().recap, 1234.5) }))
  const { user, left } = openAnew('/tours/summary#continue')
  await user.click(await screen.findByRole('button', { name: 'Go on to payment' }))
  expect(left).toEqual(['https://pay.example.com/1'])
})

test('fills the next form with the booked travellers, keeps what was typed, and can be undone', async () => {
  const { user } = renderBooking({
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
  await user.type(fields[1] as HTMLElement, 'Rosa')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['', 'Rosa'])
})
