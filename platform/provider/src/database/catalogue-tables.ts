import type { IsoDate } from '@storefront/contract'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { freeCancellation, localFees, season } from './json-columns.ts'

/**
 * The agency's catalogue. Amounts are whole US cents; images are names of pictures, and addresses are made when answering.
 * Every write raises `catalogue_revision` (a trigger), so that a running provider notices edits made in the database.
 */

/** `HH:MM` local wall-clock time. */
const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'char(5)',
})

/** Terms of a price, a sentence each, and the end of free cancellation; null: not stated. */
const priceTerms = {
  taxes: text('taxes'),
  cancellation: text('cancellation'),
  freeCancellation: jsonb('free_cancellation').$type<v.InferOutput<typeof freeCancellation>>(),
}

/** Made anew for each table. */
const feeColumn = () =>
  jsonb('local_fees').$type<v.InferOutput<typeof localFees>>().notNull().default([])

export const airports = pgTable('airport', {
  iataCode: text('iata_code').primaryKey(),
  name: text('name').notNull(),
  airportName: text('airport_name').notNull(),
  country: text('country').notNull(),
  timeZone: text('time_zone').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** Other names that people type, e.g. 'CDMX' and 'Nueva York'. */
  aliases: jsonb('aliases').$type<string[]>().notNull().default([]),
  /** IATA code of the metropolitan area, where it has several airports: 'LON' of Heathrow and Gatwick. */
  metroArea: text('metro_area'),
  /** Place in the list shown before anything is typed: lower first, null at the end by name. */
  position: integer('position'),
})

export const airlines = pgTable('airline', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Luggage in the fare, and the price of a change. */
  bags: text('bags'),
  changes: text('changes'),
  ...priceTerms,
})

/** One line of the weekly schedule. A flight on a day is a row here plus that day's row of `stock`. */
export const flights = pgTable(
  'flight',
  {
    flightNumber: text('flight_number').primaryKey(),
    airlineCode: text('airline_code')
      .notNull()
      .references(() => airlines.code),
    origin: text('origin')
      .notNull()
      .references(() => airports.iataCode),
    destination: text('destination')
      .notNull()
      .references(() => airports.iataCode),
    departs: clockTime('departs').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    /** Days it flies: bit 0 is Sunday, bit 6 Saturday, of the day of departure. */
    weekdays: smallint('weekdays').notNull(),
    seats: integer('seats').notNull(),
    /** One-way fare on an ordinary day; the season and the weekday move it. */
    fareCents: integer('fare_cents').notNull(),
  },
  (table) => [index('flight_route').on(table.origin, table.destination)],
)

export const destinations = pgTable('destination', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Other words it is searched by, e.g. "Riviera Maya". */
  aliases: jsonb('aliases').$type<string[]>().notNull(),
  image: text('image'),
  rating: real('rating'),
  reviewsCount: integer('reviews_count').notNull(),
  /** The airport one flies to for it. */
  gatewayIata: text('gateway_iata')
    .notNull()
    .references(() => airports.iataCode),
  /** Place among the popular destinations; null when it is not one. */
  popularPosition: integer('popular_position'),
})

/**
 * Columns that hotels, tours and packages share; new ones for each, as a column names its constraint after its first
 * table.
 */
const record = () => ({
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  image: text('image').notNull(),
  images: jsonb('images').$type<string[]>().notNull(),
  includedServices: jsonb('included_services').$type<string[]>().notNull(),
  destinationId: integer('destination_id')
    .notNull()
    .references(() => destinations.id),
  /** Years on the first day; null: any age. */
  minAge: integer('min_age'),
  /** People of one booking; null: as many as there are places. */
  maxParty: integer('max_party'),
  /** Last day it is sold, a trip's first or a stay's night; null: as far ahead as everything. */
  lastDay: date('last_day'),
  /** Days on which no trip begins, nights that no stay has. */
  daysNotSold: jsonb('days_not_sold').$type<IsoDate[]>().notNull().default([]),
})

export const hotels = pgTable('hotel', {
  ...record(),
  rating: real('rating').notNull(),
  facilities: jsonb('facilities').$type<string[]>().notNull(),
  /** Position; both null: not on a map. */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** To the nearest beach, on foot; null: there is none to walk to. */
  beachMeters: integer('beach_meters'),
  /** Street and town. */
  address: text('address'),
  /** The earliest arrival and the latest departure, by its own clock. */
  checkInTime: clockTime('check_in_time'),
  checkOutTime: clockTime('check_out_time'),
  /** Longest stay; null: as long as any. */
  maxNights: integer('max_nights'),
  localFees: feeColumn(),
})

export const rooms = pgTable(
  'room',
  {
    id: integer('id').primaryKey(),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotels.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    features: jsonb('features').$type<string[]>().notNull(),
    minNights: integer('min_nights'),
    /** Nightly price of rates that have none of their own. */
    priceCents: integer('price_cents'),
    /** Rooms of this kind per night. */
    units: integer('units').notNull(),
    /** People it sleeps, infants included; null: only its rates have bounds. */
    sleeps: integer('sleeps'),
  },
  (table) => [index('room_hotel').on(table.hotelId)],
)

/** Conditions a room is sold under; a bound that is null does not apply. */
export const rates = pgTable(
  'rate',
  {
    id: integer('id').primaryKey(),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id),
    priceCents: integer('price_cents'),
    infantPriceCents: integer('infant_price_cents'),
    infantPolicy: text('infant_policy'),
    minPax: integer('min_pax'),
    maxPax: integer('max_pax'),
    maxAdults: integer('max_adults'),
    maxChildren: integer('max_children'),
    maxInfants: integer('max_infants'),
    minNights: integer('min_nights'),
    maxNights: integer('max_nights'),
    /** Oldest infant, in whole years on the first day; null: as the storefront counts. */
    infantMaxAge: integer('infant_max_age'),
    ...priceTerms,
  },
  (table) => [index('rate_room').on(table.roomId)],
)

const trip = () => ({
  ...record(),
  ...priceTerms,
  localFees: feeColumn(),
  durationDays: integer('duration_days').notNull(),
  priceCents: integer('price_cents').notNull(),
  /** Places per starting day. */
  places: integer('places').notNull(),
})

export const tours = pgTable('tour', {
  ...trip(),
  /** When it may begin; null: all year. */
  season: jsonb('season').$type<v.InferOutput<typeof season>>(),
  /** Not sold within so many days of a full moon; null: in any light. */
  daysOffFullMoon: smallint('days_off_full_moon'),
  /** On the first day; null: to be told. */
  startTime: clockTime('start_time'),
  /** From start to end, of a tour of one day. */
  durationHours: real('duration_hours'),
  meetingPoint: text('meeting_point'),
  languages: jsonb('languages').$type<string[]>().notNull().default([]),
  whatToBring: jsonb('what_to_bring').$type<string[]>().notNull().default([]),
})

export const packages = pgTable('package', {
  ...trip(),
  /** Some sources write prices as text ("1249.00"); such a package answers the way its source does. */
  priceAsText: boolean('price_as_text').notNull(),
})

export const articles = pgTable('article', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  category: text('category').notNull(),
  image: text('image').notNull(),
  authorName: text('author_name').notNull(),
  authorAvatar: text('author_avatar').notNull(),
  publishDate: date('publish_date').notNull(),
  content: text('content').notNull(),
})

export const slides = pgTable('slide', {
  id: integer('id').primaryKey(),
  image: text('image').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
})

/** One row: how often the catalogue was written, and the seed it came from. */
export const catalogueRevision = pgTable(
  'catalogue_revision',
  {
    id: smallint('id').primaryKey(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    seedFingerprint: text('seed_fingerprint').notNull(),
  },
  (table) => [uniqueIndex('catalogue_revision_one').on(table.id)],
)
