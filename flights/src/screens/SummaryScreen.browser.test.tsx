import {
  ana,
  bookByWhatsApp,
  fillTraveller,
  payByCard,
  prepareSummaries,
  renderPage,
  type TestPageOptions,
  testEverySummary,
} from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inboundFlight, outboundFlight, roundTripSearch } from '../domain/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const alone = { adults: 1, children: 0, infants: 0 }

function chosen(session: Session) {
  session.publish('outbound-flight-selected', { flight: outboundFlight })
  session.publish('inbound-flight-selected', { flight: inboundFlight })
}

function open(options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      { path: paths.flightSummary, Component: SummaryScreen },
      { path: paths.home, Component: () => <h1>Home</h1> },
      { path: paths.flightResults, Component: () => <h1>Results</h1> },
    ],
    at: paths.flightSummary,
    initial: { flightSearch: { ...roundTripSearch, travellers: alone } },
    settle: (session) => {
      chosen(session)
      session.drafts.set('flight', [ana])
    },
    ...options,
  })
}

testEverySummary({
  open,
  checkout: 'POST /bookings/create-checkout',
  request: 'POST /bookings/whatsapp',
  failures: {
    card: 'An error occurred while trying to proceed to payment. Please try again.',
    whatsApp: 'An error occurred while creating your booking. Please try again.',
  },
  message: ['AM 123', 'Y4 900', 'Business', '$280.50 USD', '/flights/results?'],
})

test('the summary shows both flights, the travellers, the price per person and the total', async () => {
  open({ initial: { flightSearch: roundTripSearch } })
  await screen.findByRole('heading', { level: 1, name: 'Flight Summary' })
  screen.getByText('Review and complete your booking')
  await screen.findByRole('heading', { name: 'Departure Flight' })
  screen.getByRole('heading', { name: 'Return Flight' })
  for (const text of [
    'CUN → MIA',
    'MIA → CUN',
    '08:30 → 11:05',
    'Tuesday, 24-11-2026',
    'Aeroméxico AM 123',
    '2 Adults, 1 Child, 1 Infant(s)',
    'Price per person',
    '$210.38',
    'Total',
    '$841.50',
  ]) {
    screen.getByText(text)
  }
})

test('there is a passenger section for everybody, infants included', async () => {
  open({ initial: { flightSearch: roundTripSearch } })
  for (const name of ['Passenger 1', 'Passenger 2', 'Passenger 3', 'Passenger 4']) {
    await screen.findByRole('button', { name })
  }
  expect(screen.queryByRole('button', { name: 'Passenger 5' })).toBeNull()
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

test('paying books the outbound flight for the passengers and follows the redirect', async () => {
  const { user, http, left } = open({
    settle: chosen,
    answers: {
      'POST /bookings/create-checkout': () => ({ redirect_url: 'https://pay.example.com/1' }),
    },
  })
  await fillTraveller(user, await screen.findByRole('region', { name: 'Passenger 1' }))
  await user.click(await payByCard())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toEqual({
    flight_id: 11,
    passengers: [ana],
    flight_type: 'Round Trip',
  })
})

test('a WhatsApp request carries the outbound flight and the type', async () => {
  const { user, http } = open({ answers: { 'POST /bookings/whatsapp': () => null } })
  await user.click(await bookByWhatsApp())
  await waitFor(() => expect(http.calls).toHaveLength(1))
  expect(http.calls[0]?.body).toEqual({
    flight_id: 11,
    passengers: [ana],
    flight_type: 'Round Trip',
  })
})
