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
import { type FlightSearch, paths } from '@storefront/contract'
import { cabinFareNote } from '@storefront/domain'
import type { Session } from '@storefront/session'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { flightOffer } from '../domain/booking.ts'
import { inboundFlight, outboundFlight, roundTrip, roundTripSearch } from '../testing/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const alone = { adults: 1, children: 0, infants: 0 }
const chooseDeparture = (session: Session, flight = outboundFlight) =>
  session.publish('outbound-flight-selected', {
    flight,
    search: session.getState().flightSearch,
  })
const page: SummaryPage = {
  product: 'flight',
  SummaryScreen,
  choose: (session) => {
    chooseDeparture(session)
    session.publish('inbound-flight-selected', { flight: inboundFlight })
  },
  initial: {
    flightSearch: { ...roundTripSearch, travellers: alone },
  },
  routes: [{ path: paths.flightResults, Component: () => <h1>Results</h1> }],
}
const forFamily = { initial: { flightSearch: roundTripSearch } }
const open = summaryOpener(page)

testEverySummary({
  ...page,
  title: 'Flight Summary',
  offer: flightOffer({ ...roundTrip, search: { ...roundTripSearch, travellers: alone } }),
  family: flightOffer(roundTrip),
  forFamily,
})

const back = 'Return Flight'
const backLater = 'Your return flight is confirmed by us after you pay.'

test.each<[string, Partial<FlightSearch>, string[], string[]]>([
  ['a one-way trip in Economy', { type: 'Oneway', cabinClass: 'Economy' }, [], []],
  ['a round trip in Business', {}, [], [back, backLater, cabinFareNote]],
  ['a round trip whose return is booked', {}, ['return_flight_id'], [back, cabinFareNote]],
])('the summary of %s shows $3', async (_, change, bookingAccepts, texts) => {
  open({
    initial: { flightSearch: { ...roundTripSearch, ...change } },
    settle: (session) => {
      chooseDeparture(session, { ...outboundFlight, bookingAccepts })
      session.publish('inbound-flight-selected', { flight: inboundFlight })
    },
  })
  const leg = await screen.findByRole('heading', { name: 'Departure Flight' })
  expect(leg.parentElement?.textContent).toBe(
    'Departure Flight08:30 → 11:05CUN → MIATuesday, 24-11-2026Aeroméxico AM 123',
  )
  const shown = [back, backLater, cabinFareNote].filter((text) => screen.queryByText(text))
  expect(shown).toEqual(texts)
})

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

test('an infant without a lap can be counted as a child, but not while a request is on its way', async () => {
  const answer = Promise.withResolvers<unknown>()
  const infant = (passportNumber: string) => ({ ...ana, dob: '2026-01-01', passportNumber })
  const travellers = { adults: 1, children: 0, infants: 2 }
  const { user } = open({
    initial: { flightSearch: { ...roundTripSearch, travellers } },
    settle: (session) => {
      page.choose(session)
      const infants = { 'infants-1': infant('G1234567'), 'infants-2': infant('G1234568') }
      session.drafts.set('flight', { 'adults-1': ana, ...infants })
    },
    answers: { 'POST /bookings/whatsapp': () => answer.promise },
  })
  const remedy = { name: /^Count as a child/ }
  await user.click(await bookByWhatsApp())
  expect(await screen.findByRole('button', remedy)).toBeDisabled()
  await act(async () => answer.reject(new Error('offline')))
  await user.click(screen.getByRole('button', remedy))
  expect(screen.queryByRole('button', remedy)).toBeNull()
  const card = await payByCard()
  await waitFor(() => expect(document.activeElement?.querySelector('h1, button')).toBe(card))
})

test('a round trip without a return flight redirects to the return step', async () => {
  const { address } = open({ settle: chooseDeparture })
  await screen.findByRole('heading', { name: 'Results' })
  expect(address()).toMatch(/from=CUN&to=MIA.*step=inbound/)
})
