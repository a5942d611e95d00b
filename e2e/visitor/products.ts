import type { APIRequestContext } from '@playwright/test'
import {
  bookingPaths,
  type HotelSearch,
  type Product,
  type SelectedFlight,
  type SelectedHotel,
  type SelectedRoom,
  type SelectedTour,
  products as sold,
  type TourSearch,
} from '@storefront/contract'
import { dayFromToday } from './days.ts'
import type { Visitor } from './visitor.ts'

/** Products, each with a function that opens its summary for one adult. */
export const products = sold.map((name) => ({
  ...{ name, summary: bookingPaths[name].summary },
  label: name === 'flight' ? ('Passenger' as const) : ('Guest' as const),
  arrives: (visitor: Visitor) => arrivesAtSummary(visitor, name),
}))

/** Storage key of the session; the number is the version of the stored shape. */
const storageKey = 'storefront-session-v3'

const guests = { adults: 1, children: 0, infants: 0 }
const [firstDay, lastDay] = [dayFromToday(30), dayFromToday(35)]
const stay: HotelSearch = { destination: '', checkInDate: firstDay, checkOutDate: lastDay, guests }
const tourSearch: TourSearch = { destination: '', tourDate: firstDay, guests }
const flightSearch = {
  ...{ type: 'Oneway' as const, from: null, to: null, departureDate: firstDay, returnDate: null },
  ...{ travellers: guests, cabinClass: 'Economy' as const },
}

/** Writes a selection into the tab's storage, as the product's own pages do, and opens its summary. */
export async function arrivesAtSummary(visitor: Visitor, product: Product): Promise<void> {
  const { page } = visitor
  const search = { flight: flightSearch, hotel: stay, tour: tourSearch, package: stay }[product]
  const state = {
    ...{ flightSearch, hotelSearch: stay, tourSearch, toursCopyFlights: false },
    selection: {
      ...{ outboundFlight: null, inboundFlight: null, hotel: null, room: null },
      ...{ tour: null, package: null, ...(await anySelection(page.request, product)) },
      searches: { flight: null, hotel: null, tour: null, package: null, [product]: search },
    },
  }
  // A document of the same origin without scripts.
  await page.goto('/robots.txt')
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    storageKey,
    JSON.stringify(state),
  ] as const)
  await visitor.opens(bookingPaths[product].summary)
  await visitor.sees(visitor.heading(/Summary$/))
}

const unbounded = {
  ...{ infantPolicy: null, maxAdults: null, maxChildren: null, maxInfants: null },
  ...{ minPax: null, maxPax: null },
}

/** Returns the first offer of a product as its selection. */
async function anySelection(request: APIRequestContext, product: Product): Promise<object> {
  const read = async (call: string) => (await (await request.get(`/api/v1${call}`)).json()).data
  switch (product) {
    case 'flight': {
      const [one] = await read(`/flights/search?from=CUN&to=MIA&date=${firstDay}&type=Oneway`)
      const outboundFlight: SelectedFlight = {
        ...{ id: one.id, airlineName: one.airline.name, flightNumber: one.flight_number },
        ...{ originIata: 'CUN', destinationIata: 'MIA', date: firstDay },
        ...{ departureTime: one.departure_time, arrivalTime: one.arrival_time },
        ...{ dayOfWeek: one.day_of_week, priceOneWayUsd: Number(one.price_one_way) },
        ...{ priceRoundTripUsd: null, bookingAccepts: one.booking_accepts },
      }
      return { outboundFlight }
    }
    case 'hotel': {
      const one = await read('/hotels/casa-flamboyan')
      const [{ id, name, rates, ...own }] = one.rooms
      const [rate] = rates
      const pricePerNightUsd = Number(rate.price_per_night)
      const selectedRate = { id: rate.id, pricePerNightUsd, infantPriceUsd: null, minNights: null }
      const room: SelectedRoom = {
        ...{ id, name, imageUrl: null, selectedRate, minNights: null },
        rates: [{ ...selectedRate, ...unbounded }],
        pricePerNightUsd: Number(own.price_per_night),
      }
      return { hotel: { ...named(one) } satisfies SelectedHotel, room }
    }
    default: {
      const [one] = await read(`/${product}s`)
      const pricePerPersonUsd = Number(one.price_per_person)
      const durationDays = Number(one.duration_days)
      const bookingAccepts = one.booking_accepts
      const trip: SelectedTour = { ...named(one), durationDays, pricePerPersonUsd, bookingAccepts }
      return { [product]: trip }
    }
  }
}

function named(one: { id: number; slug: string; name: string; destination: { name: string } }) {
  const { id, slug, name, destination } = one
  return { id, slug, name, imageUrl: null, destinationName: destination.name }
}
