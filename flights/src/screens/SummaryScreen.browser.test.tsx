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
import { screen } from '@testing-library/react'
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
  ['Business', 1],
  ['Economy', 0],
] as const)(
  'a one-way summary in %s has no return flight and %i notes on the fare',
  async (cabinClass, notes) => {
    const oneWay = { type: 'Oneway', returnDate: null, cabinClass } as const
    open({ initial: { flightSearch: { ...roundTripSearch, ...oneWay } } })
    await screen.findByRole('heading', { name: 'Departure Flight' })
    expect(screen.queryByRole('heading', { name: 'Return Flight' })).toBeNull()
    expect(screen.queryAllByText(cabinFareNote)).toHaveLength(notes)
  },
)

test('flights that conflict block payment and WhatsApp, and link to other return flights', async () => {
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
  ['accepts no additions', [], 1],
  ['accepts the return flight', ['return_flight_id'], 0],
])(
  'if the provider %s, the summary has $2 notes on the return flight',
  async (_, accepts, notes) => {
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
  },
)

test('the panel shows the conditions of both flights, the stricter first', async () => {
  open({
    settle: (session) => {
      const freeCancellation = { daysBefore: 1, time: '18:00' }
      const outbound = { ...outboundFlight, freeCancellation }
      session.publish('outbound-flight-selected', { flight: outbound })
      const flight = { ...inboundFlight, cancellation: 'Not refundable.' }
      session.publish('inbound-flight-selected', { flight })
    },
  })
  await payByCard()
  expect(screen.getByRole('region', { name: 'Your flights' }).textContent).toMatch(
    /Return flightNot refundable\.Departure flightCancellation: Free until/,
  )
})

test('a round trip without a return flight redirects to the return step', async () => {
  const { address } = open({
    settle: (session) => session.publish('outbound-flight-selected', { flight: outboundFlight }),
  })
  await screen.findByRole('heading', { name: 'Results' })
  expect(address()).toContain('from=CUN&to=MIA')
  expect(address()).toContain('step=inbound')
})
