import {
  ana,
  bookByWhatsApp,
  payByCard,
  prepareSummaries,
  type SummaryPage,
  summaryOpener,
  testEverySummary,
  typedAdults,
} from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { cabinFareNote } from '@storefront/domain'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inboundFlight, outboundFlight, roundTripSearch } from '../domain/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const page: SummaryPage = {
  product: 'flight',
  SummaryScreen,
  choose: (session) => {
    session.publish('outbound-flight-selected', { flight: outboundFlight })
    session.publish('inbound-flight-selected', { flight: inboundFlight })
  },
  initial: {
    flightSearch: { ...roundTripSearch, travellers: { adults: 1, children: 0, infants: 0 } },
  },
  routes: [{ path: paths.flightResults, Component: () => <h1>Results</h1> }],
}
const forFamily = { initial: { flightSearch: roundTripSearch } }
const open = summaryOpener(page)
const body = { flight_id: 11, passengers: [ana], flight_type: 'Round Trip' }

testEverySummary({
  ...page,
  traveller: 'Passenger',
  title: 'Flight Summary',
  panel: 'Your flights',
  rows: [
    ['Travellers', '2 Adults, 1 Child, 1 Infant(s)'],
    ['Class', 'Business, on request'],
    ['Fare per adult or child', '$280.50'],
    ['Subtotal (3 fares)', '$841.50'],
    ['Infants total', '$0.00'],
    ['Price per person', '$210.38'],
    ['Total', '$841.50 USD'],
  ],
  forFamily,
  checkout: { call: 'POST /bookings/create-checkout', body },
  request: { call: 'POST /bookings/whatsapp', body },
  brief: ['CUN → MIA', 'Tue 24-11-2026 to Sat 28-11-2026'],
  tripEnds: 'Sat 28-11-2026',
  failures: {
    card: 'An error occurred while trying to proceed to payment. Please try again.',
    whatsApp: 'An error occurred while creating your booking. Please try again.',
  },
  message: ['AM 123', 'Y4 900', 'Business', '$280.50 USD', '/flights/results?'],
})

test('the summary shows both flights', async () => {
  open(forFamily)
  await screen.findByRole('heading', { name: 'Departure Flight' })
  screen.getByRole('heading', { name: 'Return Flight' })
  for (const text of [
    'CUN → MIA',
    'MIA → CUN',
    '08:30 → 11:05',
    'Tuesday, 24-11-2026',
    'Aeroméxico AM 123',
  ]) {
    const shown = screen.getAllByText(text).filter((element) => element.checkVisibility())
    expect(shown.length, text).toBeGreaterThan(0)
  }
})

test.each([
  ['Business', 'Business, on request', 1],
  ['Economy', 'Economy', 0],
] as const)(
  'in %s the class is "%s", and what that means for the fare is said',
  async (cabinClass, shown, notes) => {
    open({ initial: { flightSearch: { ...roundTripSearch, cabinClass } } })
    await screen.findByText(shown)
    expect(screen.queryAllByText(cabinFareNote)).toHaveLength(notes)
  },
)

test('a kept pair of flights that cannot be flown blocks both ways and leads to other returns', async () => {
  const problem =
    'Your return flight leaves before you arrive. Please choose another return flight.'
  const { user, http, address } = open({
    settle: (session) => {
      page.choose(session)
      const flight = { ...inboundFlight, date: outboundFlight.date, departureTime: '06:00' }
      session.publish('inbound-flight-selected', { flight })
      session.drafts.set('flight', typedAdults(ana))
    },
  })
  for (const button of [await payByCard(), await bookByWhatsApp()]) {
    await user.click(button)
    expect(screen.getByRole('alert').textContent).toBe(problem)
  }
  expect(http.calls).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Choose another return flight' }))
  await screen.findByRole('heading', { name: 'Results' })
  expect(address()).toContain('step=inbound')
})

test.each([
  ['announces nothing', [], 1],
  ['takes the return flight', ['return_flight_id'], 0],
])('to a provider that %s, who confirms the return flight is said', async (_, accepts, notes) => {
  open({
    settle: (session) => {
      const flight = { ...outboundFlight, bookingAccepts: accepts }
      session.publish('outbound-flight-selected', { flight })
      session.publish('inbound-flight-selected', { flight: inboundFlight })
    },
  })
  await payByCard()
  const note = 'Your return flight is confirmed by us after you pay.'
  expect(screen.queryAllByText(note)).toHaveLength(notes)
})

test('the conditions of both flights stand on the summary, the stricter first', async () => {
  open({
    settle: (session) => {
      const freeCancellation = { daysBefore: 1, time: '18:00' }
      session.publish('outbound-flight-selected', {
        flight: { ...outboundFlight, freeCancellation },
      })
      const flight = { ...inboundFlight, cancellation: 'Not refundable.' }
      session.publish('inbound-flight-selected', { flight })
    },
  })
  await payByCard()
  const panel = within(screen.getByRole('region', { name: 'Your flights' }))
  const [strict, lax] = ['Return flight', 'Departure flight'].map((label) => panel.getByText(label))
  expect(strict?.parentElement?.textContent).toBe('Return flightNot refundable.')
  expect(lax?.parentElement?.textContent).toMatch(/^Departure flightCancellation: Free until/)
  expect(strict?.compareDocumentPosition(lax as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('one way shows no return flight', async () => {
  open({
    initial: { flightSearch: { ...roundTripSearch, type: 'Oneway', returnDate: null } },
  })
  await screen.findByRole('heading', { name: 'Departure Flight' })
  expect(screen.queryByRole('heading', { name: 'Return Flight' })).toBeNull()
})

test('a round trip without its way back leads back to choosing it', async () => {
  const { address } = open({
    settle: (session) => session.publish('outbound-flight-selected', { flight: outboundFlight }),
  })
  await screen.findByRole('heading', { name: 'Results' })
  expect(address()).toContain('from=CUN&to=MIA')
  expect(address()).toContain('step=inbound')
})
