import * as v from 'valibot'
import { cabinClasses } from './cabin-classes.ts'
import { isCalendarDay } from './calendar-day.ts'
import { maxUsd } from './money.ts'

// Searches and selections in events and in the tab's storage. Only reading the storage runs the schemas.

/** Provider's identifier, a number or string; sent back unchanged. */
export type Id = string | number

/** Calendar day `YYYY-MM-DD`, never an instant. */
export type IsoDate = string

/** Limit for tampered storage, which must not freeze a page. The form has no limit. */
const maxStoredCount = 999

const text = v.string()
const textOrNull = v.nullable(text)
const usd = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxUsd))
const usdOrNull = v.nullable(usd)
const numberOrNull = v.nullable(v.number())
const id = v.union([v.number(), v.string()])
const isoDate = v.pipe(text, v.isoDate(), v.check(isCalendarDay, 'must be a date YYYY-MM-DD'))

/** Clamps stored counts, so that the rest of the session survives. */
const count = (min: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.transform((value) => Math.min(maxStoredCount, Math.max(min, value))),
  )

const travellerCounts = v.object({ adults: count(1), children: count(0), infants: count(0) })

/** Travellers by age band (product 2.3). */
export type TravellerCounts = v.InferOutput<typeof travellerCounts>

export type TravellerBand = keyof TravellerCounts

const airport = v.object({
  id,
  name: text,
  iataCode: text,
  airportName: text,
  /** Other airports of the metropolitan area. */
  otherAirports: v.optional(v.array(v.object({ iataCode: text, name: text }))),
})

export type Airport = v.InferOutput<typeof airport>

export const flightSearchSchema = v.object({
  type: v.picklist(['Oneway', 'Round Trip']),
  from: v.nullable(airport),
  to: v.nullable(airport),
  departureDate: isoDate,
  /** Null for Oneway. */
  returnDate: v.nullable(isoDate),
  travellers: travellerCounts,
  cabinClass: v.picklist(cabinClasses),
})

export type FlightSearch = v.InferOutput<typeof flightSearchSchema>
export type FlightType = FlightSearch['type']

export const hotelSearchSchema = v.object({
  destination: text,
  checkInDate: isoDate,
  checkOutDate: isoDate,
  guests: travellerCounts,
})

/** Also used by packages. */
export type HotelSearch = v.InferOutput<typeof hotelSearchSchema>

export const tourSearchSchema = v.object({
  destination: text,
  tourDate: isoDate,
  guests: travellerCounts,
  /** Place where a selected tour collects the visitor; absent or '' if open. */
  pickUp: v.exactOptional(text),
})

export type TourSearch = v.InferOutput<typeof tourSearchSchema>

const freeCancellation = v.object({ daysBefore: v.number(), time: text })

/** Deadline of free cancellation: `time` (HH:MM in Cancún), `daysBefore` days before the first day. */
export type FreeCancellation = v.InferOutput<typeof freeCancellation>

const localFee = v.object({
  name: text,
  usd,
  per: v.picklist(['stay', 'night', 'person', 'person_night']),
  /** When and where the fee is paid, and who is exempt. */
  note: v.exactOptional(text),
})

/** Fee in USD, paid on site and in no total; `person` is an adult or child. */
export type LocalFee = v.InferOutput<typeof localFee>

const priceTerms = v.object({
  /** Sentences on taxes, baggage and changes. */
  priceNotes: v.exactOptional(v.array(text)),
  /** Cancellation terms in a sentence. */
  cancellation: v.exactOptional(text),
  freeCancellation: v.exactOptional(freeCancellation),
  localFees: v.exactOptional(v.array(localFee)),
})

/** Price terms in the seller's words; absent or empty if not stated. */
export type PriceTerms = v.InferOutput<typeof priceTerms>

const selectedFlightSchema = v.object({
  id,
  airlineName: text,
  flightNumber: text,
  originIata: text,
  destinationIata: text,
  /** Country of a domestic flight, ISO 3166-1 alpha-2. */
  withinCountry: v.exactOptional(text),
  /** `HH:MM`; '' if it is to be confirmed. */
  departureTime: text,
  arrivalTime: text,
  dayOfWeek: text,
  /** Departure day, as searched. */
  date: isoDate,
  arrivalDate: v.exactOptional(isoDate),
  bookingAccepts: v.exactOptional(v.array(text)),
  /** Null if sold for round trips only. */
  priceOneWayUsd: usdOrNull,
  /** Null if no round trip is sold. */
  priceRoundTripUsd: usdOrNull,
  ...priceTerms.entries,
})

/** Selected flight; fares in USD per paying traveller. */
export type SelectedFlight = v.InferOutput<typeof selectedFlightSchema>

const saleLimits = {
  /** Minimum age of all guests on the first day. */
  minAge: numberOrNull,
  /** Largest party, infants included. */
  maxParty: numberOrNull,
  /** Last night that a hotel sells, or last day on which a trip may start. */
  lastDay: v.nullable(isoDate),
  daysNotSold: v.array(isoDate),
}

const stayLimits = v.object({ ...saleLimits, maxNights: numberOrNull })

/** Sale limits of a hotel; null or empty is no limit. */
export type StayLimits = v.InferOutput<typeof stayLimits>

const arrivalFacts = v.object({
  address: v.exactOptional(text),
  /** Earliest check-in and latest check-out, `HH:MM`. */
  checkInTime: v.exactOptional(text),
  checkOutTime: v.exactOptional(text),
})

/** Address, earliest check-in and latest check-out; each absent if the provider does not state it. */
export type ArrivalFacts = v.InferOutput<typeof arrivalFacts>

const selectedHotelSchema = v.object({
  id,
  slug: text,
  name: text,
  imageUrl: textOrNull,
  destinationName: text,
  ...arrivalFacts.entries,
  limits: v.exactOptional(stayLimits),
  bookingAccepts: v.exactOptional(v.array(text)),
})

export type SelectedHotel = v.InferOutput<typeof selectedHotelSchema>

const selectedRate = v.object({
  id,
  pricePerNightUsd: usdOrNull,
  infantPriceUsd: usdOrNull,
  minNights: numberOrNull,
  maxNights: v.exactOptional(numberOrNull),
  /** Oldest infant in whole years on the first day. */
  infantMaxAge: v.exactOptional(numberOrNull),
  ...priceTerms.entries,
})

/** Selected rate, in USD per night; the booking call sends its id. */
export type SelectedRate = v.InferOutput<typeof selectedRate>

const rate = v.object({
  ...selectedRate.entries,
  infantPolicy: textOrNull,
  /** Bounds of adults plus children. */
  minPax: numberOrNull,
  maxPax: numberOrNull,
  maxAdults: numberOrNull,
  maxChildren: numberOrNull,
  maxInfants: numberOrNull,
})

/** A rate with its bounds; null bounds do not apply (product 3.4). */
export type Rate = v.InferOutput<typeof rate>

const selectedRoomSchema = v.object({
  id,
  name: text,
  imageUrl: textOrNull,
  /** USD per night for rates without a price. */
  pricePerNightUsd: usdOrNull,
  minNights: numberOrNull,
  /** Capacity with infants; null or absent if not stated. */
  sleeps: v.exactOptional(numberOrNull),
  selectedRate,
  /** All rates of the room, for other dates or guests. */
  rates: v.array(rate),
  soldOutNights: v.exactOptional(v.array(isoDate)),
  /** Travellers left over if the party needs two rooms, for a second booking. */
  secondParty: v.exactOptional(travellerCounts),
})

/** Selected room with its rate (product 3.3). */
export type SelectedRoom = v.InferOutput<typeof selectedRoomSchema>

const season = v.object({ from: text, to: text })

/** Yearly season, inclusive, as `MM-DD`; `to` before `from` spans the new year. */
export type Season = v.InferOutput<typeof season>

const tripLimits = v.object({
  ...saleLimits,
  /** Days with few places left; 0 is sold out. */
  placesLeft: v.array(v.object({ date: isoDate, places: v.number() })),
})

/** Sale limits of a trip; null or empty is no limit. Days are first days of the trip. */
export type TripLimits = v.InferOutput<typeof tripLimits>

const tripFacts = v.object({
  startTime: v.exactOptional(text),
  /** Length of a one-day tour. */
  durationHours: v.exactOptional(v.number()),
  meetingPoint: v.exactOptional(text),
  /** True if guests are collected where they stay. */
  picksUp: v.exactOptional(v.boolean()),
  languages: v.exactOptional(v.array(text)),
  whatToBring: v.exactOptional(v.array(text)),
})

/** Trip facts; absent if the provider does not state them. */
export type TripFacts = v.InferOutput<typeof tripFacts>

const selectedTripSchema = v.object({
  id,
  slug: text,
  name: text,
  imageUrl: textOrNull,
  destinationName: text,
  durationDays: numberOrNull,
  pricePerPersonUsd: usd,
  ...priceTerms.entries,
  limits: v.exactOptional(tripLimits),
  bookingAccepts: v.exactOptional(v.array(text)),
  /** Absent if sold all year. */
  season: v.exactOptional(season),
  ...tripFacts.entries,
})

/** Selected package; its price is in USD per paying guest. */
export type SelectedPackage = v.InferOutput<typeof selectedTripSchema>

export type SelectedTour = SelectedPackage

const selectionSearches = v.object({
  flight: v.nullable(flightSearchSchema),
  hotel: v.nullable(hotelSearchSchema),
  tour: v.nullable(tourSearchSchema),
  package: v.nullable(hotelSearchSchema),
})

/** Searches of the selections by product. Only a new choice and the summary change them. */
export type SelectionSearches = v.InferOutput<typeof selectionSearches>

export const selectionSchema = v.object({
  outboundFlight: v.nullable(selectedFlightSchema),
  inboundFlight: v.nullable(selectedFlightSchema),
  hotel: v.nullable(selectedHotelSchema),
  room: v.nullable(selectedRoomSchema),
  tour: v.nullable(selectedTripSchema),
  package: v.nullable(selectedTripSchema),
  searches: selectionSearches,
})

/** Choices by product, null until chosen, each with its search. */
export type Selection = v.InferOutput<typeof selectionSchema>
