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

/** Each product, and a way to its summary for one adult. */
export const products = sold.map((name) => ({
  ...{ name, summary: bookingPaths[name].summary },
  label: name === 'flight' ? ('Passenger' as const) : ('Guest' as const),
  arrives: (visitor: Visitor) => arrivesAtSummary(visitor, name),
}))

/** Key of the session in the tab's storage; the number is the version of their shape. */
const storageKey = 'storefront-session-v2'

const guests = { adults: 1, children: 0, infants: 0 }
const [firstDay, lastDay] = [dayFromToday(30), dayFromToday(35)]
const stay: HotelSearch = { destination: '', checkInDate: firstDay, checkOutDate: lastDay, guests }
const tourSearch: TourSearch = { destination: '', tourDate: firstDay, guests }
const flightSearch = {
  ...{ type: 'Oneway' as const, from: null, to: null, departureDate: firstDay, returnDate: null },
  ...{ travellers: guests, cabinClass: 'Economy' as const },
}

/** Selects something of a product in the storage of the tab, as its own pages do, and opens its summary. */
export async function arrivesAtSummary(visitor: Visitor, product: Product): Promise<void> {
  const { page } = visitor
  const search = { flight: flightSearch, hotel: stay, tour: tourSearch, package: stay }[product]
  const state = {
    ...{ flightSearch, hotelSearch: stay, tourSearch, begun: [] },
    selection: {
      ...{ outboundFlight: null, inboundFlight: null, hotel: null, room: null },
      ...{ tour: null, package: null, ...(await anySelection(page.request, product)) },
      searches: { flight: null, hotel: null, tour: null, package: null, [product]: search },
    },
  }
  // A page of the same origin that runs no script.
  await page.goto('/robots.txt')
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    storageKey,
    JSON.stringify(state),
  ] as const)
  await visitor.opens(bookingPaths[product].summary)
  await visitor.sees(visitor.heading(/Summary$/))
}

/** The first thing of a product that the provider sells, as it is selected. */
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
        priceRoundTripUsd: null,
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
        pricePerNightUsd: Number(own.price_per_night),
      }
      return { hotel: { ...named(one) } satisfies SelectedHotel, room }
    }
    default: {
      const [one] = await read(`/${product}s`)
      const pricePerPersonUsd = Number(one.price_per_person)
      const durationDays = Number(one.duration_days)
      const trip: SelectedTour = { ...named(one), durationDays, pricePerPersonUsd }
      return { [product]: trip }
    }
  }
}

function named(one: { id: number; slug: string; name: string; destination: { name: string } }) {
  const { id, slug, name, destination } = one
  return { id, slug, name, imageUrl: null, destinationName: destination.name }
}
