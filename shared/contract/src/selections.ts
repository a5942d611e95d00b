import * as v from 'valibot'
import { maxUsd } from './money.ts'

// Shapes of searches and selections, as events carry them and a tab's storage keeps them. Their types are inferred; only the
// session's reading of its storage runs the schemas.

/** Identifier as the provider writes it: some send numbers, some strings; it is sent back unchanged. */
export type Id = string | number

/** Calendar day `YYYY-MM-DD` in the visitor's own calendar; never an instant. */
export type IsoDate = string

/** Most that is read back of a band: the form has no bound, but tampered storage must not freeze a page. */
const maxStoredCount = 999

const text = v.string()
const textOrNull = v.nullable(text)
const usd = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxUsd))
const usdOrNull = v.nullable(usd)
const numberOrNull = v.nullable(v.number())
const id = v.union([v.number(), v.string()])
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
const isoDate = v.pipe(
  text,
  v.isoDate(),
  v.check((day: string) => isDay(day), 'must be a date YYYY-MM-DD'),
)

/** A count out of bounds reads as the bound: the rest of the visit is not lost over it. */
const count = (min: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.transform((value) => Math.min(maxStoredCount, Math.max(min, value))),
  )

const travellerCounts = v.object({ adults: count(1), children: count(0), infants: count(0) })

/** Numbers of travellers by age band (product 2.3). */
export type TravellerCounts = v.InferOutput<typeof travellerCounts>

/** One age band of `TravellerCounts`. */
export type TravellerBand = keyof TravellerCounts

const airport = v.object({
  id,
  name: text,
  iataCode: text,
  airportName: text,
  /** Other airports of the same metropolitan area; absent where the provider names none. */
  otherAirports: v.optional(v.array(v.object({ iataCode: text, name: text }))),
})

/** An airport that can be chosen as origin or destination. */
export type Airport = v.InferOutput<typeof airport>

export const flightSearchSchema = v.object({
  type: v.picklist(['Oneway', 'Round Trip']),
  /** Null until chosen. */
  from: v.nullable(airport),
  to: v.nullable(airport),
  departureDate: isoDate,
  /** Null for Oneway. */
  returnDate: v.nullable(isoDate),
  travellers: travellerCounts,
  cabinClass: v.picklist(['Economy', 'Business', 'First Class']),
})

/** Flight search parameters. */
export type FlightSearch = v.InferOutput<typeof flightSearchSchema>
export type CabinClass = FlightSearch['cabinClass']
export type FlightType = FlightSearch['type']

export const hotelSearchSchema = v.object({
  /** Text searched for. */
  destination: text,
  checkInDate: isoDate,
  checkOutDate: isoDate,
  guests: travellerCounts,
})

/** Hotel search parameters, used by packages too. */
export type HotelSearch = v.InferOutput<typeof hotelSearchSchema>

export const tourSearchSchema = v.object({
  destination: text,
  tourDate: isoDate,
  guests: travellerCounts,
})

/** Tour search parameters. */
export type TourSearch = v.InferOutput<typeof tourSearchSchema>

const freeCancellation = v.object({ daysBefore: v.number(), time: text })

/** Until when a booking is cancelled free of charge: `time` (HH:MM, in Cancún) on the day so many days before the first one. */
export type FreeCancellation = v.InferOutput<typeof freeCancellation>

const localFee = v.object({
  name: text,
  usd,
  per: v.picklist(['stay', 'night', 'person', 'person_night']),
  /** Place and time of payment, and who is exempt. */
  note: v.exactOptional(text),
})

/** A fee in USD that is paid on the spot and is in no total; a person is an adult or a child. */
export type LocalFee = v.InferOutput<typeof localFee>

const priceTerms = v.object({
  /** Sentences: whether taxes are in it, what luggage, what a change costs. */
  priceNotes: v.exactOptional(v.array(text)),
  /** Cancellation terms in a sentence; `freeCancellation` has them to the hour. */
  cancellation: v.exactOptional(text),
  freeCancellation: v.exactOptional(freeCancellation),
  localFees: v.exactOptional(v.array(localFee)),
})

/** Terms of a price in the seller's words. Absent or empty where nothing is said. */
export type PriceTerms = v.InferOutput<typeof priceTerms>

export const selectedFlightSchema = v.object({
  id,
  airlineName: text,
  flightNumber: text,
  originIata: text,
  destinationIata: text,
  /** Country within which the flight stays, ISO 3166-1 alpha-2; absent for others and where the provider sends none. */
  withinCountry: v.exactOptional(text),
  /** `HH:MM`; '' where it is to be confirmed. */
  departureTime: text,
  arrivalTime: text,
  dayOfWeek: text,
  /** Calendar day flown, as searched. */
  date: isoDate,
  /** Day of arrival, where the provider sends it. */
  arrivalDate: v.exactOptional(isoDate),
  /** Additions that the provider announced for a booking of this flight. */
  bookingAccepts: v.exactOptional(v.array(text)),
  /** Price of this flight alone; null when the provider sells it for round trips only. */
  priceOneWayUsd: usdOrNull,
  /** Price of the whole round trip; null when the provider sells none. */
  priceRoundTripUsd: usdOrNull,
  ...priceTerms.entries,
})

/** A flight as chosen; fares in USD per paying traveller. */
export type SelectedFlight = v.InferOutput<typeof selectedFlightSchema>

const saleLimits = {
  /** Years of every guest on the first day. */
  minAge: numberOrNull,
  /** People of one booking, infants included. */
  maxParty: numberOrNull,
  /** Last night of a hotel, or last first day of a trip, on sale. */
  lastDay: v.nullable(isoDate),
  daysNotSold: v.array(isoDate),
}

const stayLimits = v.object({ ...saleLimits, maxNights: numberOrNull })

/** Limits of a hotel; null or empty is no limit. */
export type StayLimits = v.InferOutput<typeof stayLimits>

const hotelFacts = v.object({
  /** Street and town. */
  address: v.exactOptional(text),
  /** `HH:MM`: the earliest arrival, the latest departure. */
  checkInTime: v.exactOptional(text),
  checkOutTime: v.exactOptional(text),
})

/** Facts of a hotel that a guest needs on the way; absent where the provider does not say. */
export type HotelFacts = v.InferOutput<typeof hotelFacts>

export const selectedHotelSchema = v.object({
  id,
  slug: text,
  name: text,
  imageUrl: textOrNull,
  destinationName: text,
  ...hotelFacts.entries,
  limits: v.exactOptional(stayLimits),
  /** Additions that the provider announced for a booking of this hotel. */
  bookingAccepts: v.exactOptional(v.array(text)),
})

/** The hotel a room was chosen in. */
export type SelectedHotel = v.InferOutput<typeof selectedHotelSchema>

const selectedRate = v.object({
  id,
  pricePerNightUsd: usdOrNull,
  infantPriceUsd: usdOrNull,
  minNights: numberOrNull,
  maxNights: v.exactOptional(numberOrNull),
  /** Age of the oldest infant, in whole years on the first day. */
  infantMaxAge: v.exactOptional(numberOrNull),
  ...priceTerms.entries,
})

/** The rate a room was chosen at; the payload needs its id. Prices in USD per night. */
export type SelectedRate = v.InferOutput<typeof selectedRate>

const rate = v.object({
  ...selectedRate.entries,
  /** Policy for infants in the hotel's words. */
  infantPolicy: textOrNull,
  /** Bounds of the sum of adults and children. */
  minPax: numberOrNull,
  maxPax: numberOrNull,
  maxAdults: numberOrNull,
  maxChildren: numberOrNull,
  maxInfants: numberOrNull,
})

/** A rate with whom it is sold to. Every bound is null where the provider sets none (product 3.4). */
export type Rate = v.InferOutput<typeof rate>

export const selectedRoomSchema = v.object({
  id,
  name: text,
  imageUrl: textOrNull,
  /** Fallback price in USD per night; null when only rates have prices. */
  pricePerNightUsd: usdOrNull,
  minNights: numberOrNull,
  /** People it sleeps, infants included; null or absent where the provider does not say. */
  sleeps: v.exactOptional(numberOrNull),
  selectedRate,
  /** Everything it was sold at, for other dates or guests on the summary; releases of hotels up to 1.0 leave it out. */
  rates: v.exactOptional(v.array(rate)),
  /** Nights on which no such room is left. */
  soldOutNights: v.exactOptional(v.array(isoDate)),
  /** The rest of a party in two rooms: a second booking is for them. */
  secondParty: v.exactOptional(travellerCounts),
})

/** A chosen room with its rate (product 3.3). */
export type SelectedRoom = v.InferOutput<typeof selectedRoomSchema>

const season = v.object({ from: text, to: text })

/** Days of every year, both included, as `MM-DD`; `to` before `from` goes over the new year. */
export type Season = v.InferOutput<typeof season>

const tripLimits = v.object({
  ...saleLimits,
  /** Places left on days that have fewer than usual; 0 is sold out. */
  placesLeft: v.array(v.object({ date: isoDate, places: v.number() })),
})

/** Limits of a tour or package; null or empty is no limit. Days are first days. */
export type TripLimits = v.InferOutput<typeof tripLimits>

const tripFacts = v.object({
  /** `HH:MM` on the first day. */
  startTime: v.exactOptional(text),
  /** Length of a tour of one day. */
  durationHours: v.exactOptional(v.number()),
  meetingPoint: v.exactOptional(text),
  languages: v.exactOptional(v.array(text)),
  whatToBring: v.exactOptional(v.array(text)),
})

/** Facts that decide on a trip; absent where the provider does not say. */
export type TripFacts = v.InferOutput<typeof tripFacts>

const selectedTrip = v.object({
  id,
  slug: text,
  name: text,
  imageUrl: textOrNull,
  destinationName: text,
  durationDays: numberOrNull,
  pricePerPersonUsd: usd,
  ...priceTerms.entries,
  limits: v.exactOptional(tripLimits),
  /** Additions that the provider announced for a booking of this trip. */
  bookingAccepts: v.exactOptional(v.array(text)),
  /** Days on which it may begin; absent where that is all year. */
  season: v.exactOptional(season),
  ...tripFacts.entries,
})

export const selectedPackageSchema = selectedTrip

/** A chosen package; price in USD per paying guest. */
export type SelectedPackage = v.InferOutput<typeof selectedPackageSchema>

export const selectedTourSchema = selectedTrip

/** A chosen tour. */
export type SelectedTour = v.InferOutput<typeof selectedTourSchema>
