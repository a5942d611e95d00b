import * as v from 'valibot'
import type { PriceTerms } from '../selections.ts'
import * as content from './content.ts'
import * as flights from './flights.ts'
import * as hotels from './hotels.ts'
import { type Renamed, renamed, stated } from './names.ts'
import * as trips from './tours.ts'

// Records as the storefront reads them. The schemas that they start from keep the wire's names.

export const popularDestinationRecord = v.pipe(content.popularDestination, v.transform(renamed))

/** Article; an unknown day is ''. Its content is not sanitised. */
export const articleRecord = v.pipe(
  content.article,
  v.transform(renamed),
  v.transform((article) => ({ ...article, publishDate: article.publishDate ?? '' })),
)

export const articleSummaryRecord = v.pipe(
  articleRecord,
  v.transform(({ content: _, ...summary }) => summary),
)

export const homePageRecord = v.pipe(
  content.homePage,
  v.transform(({ heroSlides, recentArticles }) => ({
    slides: heroSlides.map((slide) => renamed(slide)),
    articles: recentArticles.map((article) => v.parse(articleSummaryRecord, article)),
  })),
)

/** Airport; its code in capitals replaces a missing id or name. */
export const airportRecord = v.pipe(
  flights.airport,
  v.transform(renamed),
  v.transform(({ otherAirports, id, ...airport }) => ({
    ...coded(airport),
    id: id ?? coded(airport).iataCode,
    ...stated({ otherAirports: otherAirports.map(coded) }),
  })),
)

function coded<T extends { iataCode: string; name: string }>(airport: T): T {
  const iataCode = airport.iataCode.toUpperCase()
  return { ...airport, iataCode, name: airport.name || iataCode }
}

/** Both directions of a flight search, in the storefront's names. */
export const flightResultsRecord = v.pipe(
  flights.flightResults,
  v.transform((results) => ({
    outbound: results.outbound_flights.map(flightRecord),
    inbound: results.inbound_flights.map(flightRecord),
  })),
)

function flightRecord(wire: flights.WireFlight) {
  const { bookingAccepts, arrivalDate, ...flight } = withTerms(renamed(wire))
  return { ...flight, ...stated({ bookingAccepts, arrivalDate }) }
}

export type FlightRecord = ReturnType<typeof flightRecord>

type LocalFees = Renamed<trips.WireTour['local_fees']>

type Terms = Pick<Renamed<flights.WireFlight>, 'taxes' | 'cancellation' | 'freeCancellation'> & {
  bags?: string
  changes?: string
  localFees?: LocalFees
}

/** Replaces the price terms of a record by those that it states; its sentences become `priceNotes`. */
function withTerms<T extends Terms>(record: T): Omit<T, keyof Terms> & PriceTerms {
  const { taxes, bags, changes, cancellation, freeCancellation, localFees = [], ...rest } = record
  return {
    ...rest,
    ...stated({
      priceNotes: [taxes, bags ?? '', changes ?? ''].filter((note) => note !== ''),
      cancellation,
      freeCancellation,
      localFees: localFees.map(({ note, ...fee }) => ({ ...fee, ...stated({ note }) })),
    }),
  }
}

/** Hotel of a list; its id replaces a missing slug. */
export const listedHotelRecord = v.pipe(
  hotels.listedHotel,
  v.transform(renamed),
  v.transform(({ localFees, rooms, bookingAccepts, ...hotel }) => ({
    ...hotelBasics(hotel),
    rooms: rooms.map((room) => roomOnSale(room, localFees)),
  })),
)

/** Hotel of a detail page. Its description is not sanitised. */
export const hotelRecord = v.pipe(
  hotels.hotel,
  v.transform(renamed),
  v.transform(({ localFees, rooms, services, days, ...hotel }) => {
    const { address, checkInTime, checkOutTime, ...basics } = hotelBasics(hotel)
    return {
      ...basics,
      facts: stated({ address, checkInTime, checkOutTime }),
      hasDayPrices: days === true,
      services: services.map(({ serviceName }) => serviceName),
      rooms: rooms.map((room) => ({
        ...roomOnSale(room, localFees),
        soldOutNights: room.placesLeft.flatMap(({ date, places }) => (places === 0 ? date : [])),
      })),
    }
  }),
)

type HotelBasics = Omit<Renamed<hotels.WireListedHotel>, 'localFees' | 'rooms' | 'bookingAccepts'>

function hotelBasics<T extends HotelBasics>(hotel: T) {
  const { destination, minAge, maxParty, maxNights, lastDay, daysNotSold, placesLeft, ...rest } =
    hotel
  return {
    ...rest,
    slug: hotel.slug || String(hotel.id),
    name: hotel.name || 'Hotel',
    destinationName: destination?.name ?? '',
    limits: { minAge, maxParty, maxNights, lastDay, daysNotSold },
  }
}

function roomOnSale<T extends Renamed<hotels.WireListedRoom>>(room: T, localFees: LocalFees) {
  const { rates, ...rest } = room
  return {
    ...rest,
    name: room.name || 'Room',
    rates: rates.map((rate) => withTerms({ ...rate, localFees })),
  }
}

/** Tour or package of a list; `unnamed` is the name of one without a name. */
export const listedTripRecord = (unnamed: string) =>
  v.pipe(
    trips.listedTour,
    v.transform((trip) => tripBasics(renamed(trip), unnamed)),
  )

/** Tour or package of a detail page. Facts that are not stated are absent; its description is not sanitised. */
export const tripRecord = (unnamed: string) =>
  v.pipe(
    trips.tour,
    v.transform((wire) => {
      const { services, season, bookingAccepts, ...trip } = withTerms(renamed(wire))
      const { minAge, maxParty, lastDay, daysNotSold, placesLeft, ...sold } = trip
      const { startTime, durationHours, meetingPoint, languages, whatToBring, ...others } = sold
      const { picksUp, ...basics } = others
      const limits = { minAge, maxParty, lastDay, daysNotSold, placesLeft }
      return {
        ...tripBasics(basics, unnamed),
        services: services.map(({ serviceName }) => serviceName),
        ...stated({ season, bookingAccepts, startTime, durationHours, meetingPoint }),
        ...stated({ languages, whatToBring, picksUp }),
        ...(Object.keys(stated(limits)).length > 0 ? { limits } : {}),
      }
    }),
  )

function tripBasics<T extends Renamed<trips.WireListedTour>>(trip: T, unnamed: string) {
  const { destination, startsIn, ...rest } = trip
  return {
    ...rest,
    ...stated({ startsIn }),
    slug: trip.slug || String(trip.id),
    name: trip.name || unnamed,
    destinationName: destination?.name ?? '',
  }
}

export type ArticleRecord = v.InferOutput<typeof articleRecord>
export type HomePageRecord = v.InferOutput<typeof homePageRecord>
export type PopularDestinationRecord = v.InferOutput<typeof popularDestinationRecord>
export type ListedHotelRecord = v.InferOutput<typeof listedHotelRecord>
export type HotelRecord = v.InferOutput<typeof hotelRecord>
export type ListedTripRecord = v.InferOutput<ReturnType<typeof listedTripRecord>>
export type TripRecord = v.InferOutput<ReturnType<typeof tripRecord>>
