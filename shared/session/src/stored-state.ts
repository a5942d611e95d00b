import {
  type BegunBooking,
  bookingWays,
  type FlightSearch,
  type HotelSearch,
  type Id,
  maxUsd,
  products,
  type Rate,
  type SelectedFlight,
  type SelectedHotel,
  type SelectedPackage,
  type SelectedRoom,
  type SelectedTour,
  type TourSearch,
} from '@storefront/contract'
import { isIsoDate } from '@storefront/domain'
import * as v from 'valibot'
import type { Selection, SelectionSearches } from './state.ts'

/** A schema that reads a `T`: keeps the schemas below in step with the contract. */
type Reads<T> = v.GenericSchema<unknown, T>

/** Most that is read back of a band: the form has no bound, but tampered storage must not freeze a page. */
const maxStoredCount = 999

const text = v.string()
const textOrNull = v.nullable(text)
const usd = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxUsd))
const usdOrNull = v.nullable(usd)
const numberOrNull = v.nullable(v.number())
const id = v.union([v.number(), v.string()]) satisfies Reads<Id>
const isoDate = v.pipe(
  text,
  v.check((value: string) => isIsoDate(value), 'must be a date YYYY-MM-DD'),
)

/** A count out of bounds reads as the bound: the rest of the visit is not lost over it. */
const count = (min: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.transform((value) => Math.min(maxStoredCount, Math.max(min, value))),
  )
const travellers = v.object({ adults: count(1), children: count(0), infants: count(0) })

const airport = v.object({ id, name: text, iataCode: text, airportName: text })

const flightSearch = v.object({
  type: v.picklist(['Oneway', 'Round Trip']),
  from: v.nullable(airport),
  to: v.nullable(airport),
  departureDate: isoDate,
  returnDate: v.nullable(isoDate),
  travellers,
  cabinClass: v.picklist(['Economy', 'Business', 'First Class']),
}) satisfies Reads<FlightSearch>

const hotelSearch = v.object({
  destination: text,
  checkInDate: isoDate,
  checkOutDate: isoDate,
  guests: travellers,
}) satisfies Reads<HotelSearch>

const tourSearch = v.object({
  destination: text,
  tourDate: isoDate,
  guests: travellers,
}) satisfies Reads<TourSearch>

const priceTerms = {
  priceNotes: v.exactOptional(v.array(text)),
  cancellation: v.exactOptional(text),
  freeCancellation: v.exactOptional(v.object({ daysBefore: v.number(), time: text })),
  localFees: v.exactOptional(
    v.array(
      v.object({
        name: text,
        usd,
        per: v.picklist(['stay', 'night', 'person', 'person_night']),
      }),
    ),
  ),
}

const flight = v.object({
  id,
  airlineName: text,
  flightNumber: text,
  originIata: text,
  destinationIata: text,
  departureTime: text,
  arrivalTime: text,
  dayOfWeek: text,
  date: isoDate,
  arrivalDate: v.exactOptional(isoDate),
  bookingAccepts: v.exactOptional(v.array(text)),
  priceOneWayUsd: usdOrNull,
  priceRoundTripUsd: usdOrNull,
  ...priceTerms,
}) satisfies Reads<SelectedFlight>

const hotel = v.object({
  id,
  slug: text,
  name: text,
  imageUrl: textOrNull,
  destinationName: text,
}) satisfies Reads<SelectedHotel>

const selectedRate = v.object({
  id,
  pricePerNightUsd: usdOrNull,
  infantPriceUsd: usdOrNull,
  minNights: numberOrNull,
  ...priceTerms,
})

const rate = v.object({
  ...selectedRate.entries,
  infantPolicy: textOrNull,
  minPax: numberOrNull,
  maxPax: numberOrNull,
  maxAdults: numberOrNull,
  maxChildren: numberOrNull,
  maxInfants: numberOrNull,
}) satisfies Reads<Rate>

const room = v.object({
  id,
  name: text,
  imageUrl: textOrNull,
  pricePerNightUsd: usdOrNull,
  minNights: numberOrNull,
  sleeps: v.exactOptional(numberOrNull),
  selectedRate,
  rates: v.exactOptional(v.array(rate)),
}) satisfies Reads<SelectedRoom>

/** Tours and packages are held alike. */
const offer = v.object({
  id,
  slug: text,
  name: text,
  imageUrl: textOrNull,
  destinationName: text,
  durationDays: numberOrNull,
  pricePerPersonUsd: usd,
  ...priceTerms,
  season: v.exactOptional(v.object({ from: text, to: text })),
}) satisfies Reads<SelectedTour> & Reads<SelectedPackage>

const selectionSearches = v.object({
  flight: v.nullable(flightSearch),
  hotel: v.nullable(hotelSearch),
  tour: v.nullable(tourSearch),
  package: v.nullable(hotelSearch),
}) satisfies Reads<SelectionSearches>

const selection = v.object({
  outboundFlight: v.nullable(flight),
  inboundFlight: v.nullable(flight),
  hotel: v.nullable(hotel),
  room: v.nullable(room),
  tour: v.nullable(offer),
  package: v.nullable(offer),
  // A page of an earlier release stored none.
  searches: v.exactOptional(selectionSearches),
}) satisfies Reads<Omit<Selection, 'searches'>>

const begunBooking = v.object({
  product: v.picklist(products),
  way: v.picklist(bookingWays),
  selectionKey: text,
  key: text,
  totalUsd: usd,
  state: v.picklist(['asking', 'unanswered', 'refused', 'made', 'leaving']),
  isLeft: v.boolean(),
  reference: textOrNull,
  redirectUrl: textOrNull,
  begunAt: v.number(),
}) satisfies Reads<BegunBooking>

/** What is kept of a session between two pages of a tab; anything else in it is dropped on reading. */
export const storedState = v.object({
  flightSearch,
  hotelSearch,
  tourSearch,
  selection,
  // A page of an earlier release stored none.
  begun: v.fallback(v.optional(v.array(begunBooking), []), []),
})

/** Search parameters and selections: never drafts. */
export type StoredState = v.InferOutput<typeof storedState>
