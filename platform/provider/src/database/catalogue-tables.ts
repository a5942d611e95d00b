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
import type { CatalogueExtras, freeCancellation, localFees, season } from './json-columns.ts'

/**
 * The agency's catalogue. Amounts are US cents, images are picture names. A trigger raises `catalogue_revision` on
 * each write, so that running providers notice edits.
 */

/** `HH:MM` local wall-clock time. */
const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'char(5)',
})

/** Price terms: two sentences, and free cancellation as data. Null if not stated. */
const priceTerms = {
  taxes: text('taxes'),
  cancellation: text('cancellation'),
  freeCancellation: jsonb('free_cancellation').$type<v.InferOutput<typeof freeCancellation>>(),
}

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
  /** Other names, e.g. 'CDMX' and 'Nueva York'. */
  aliases: jsonb('aliases').$type<string[]>().notNull().default([]),
  /** IATA code of a metropolitan area with several airports: 'LON' for Heathrow and Gatwick. */
  metroArea: text('metro_area'),
  /** Rank among suggestions, lowest first; null sorts last, by name. */
  position: integer('position'),
})

export const airlines = pgTable('airline', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Baggage allowance and, in `changes`, change fee, each as a sentence. */
  bags: text('bags'),
  changes: text('changes'),
  ...priceTerms,
})

/** A weekly flight. Its stock per day is in `stock`. */
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
    /** Bit mask of the departure weekdays: bit 0 is Sunday, bit 6 Saturday. */
    weekdays: smallint('weekdays').notNull(),
    seats: integer('seats').notNull(),
    /** Base one-way fare; season and weekday change it. */
    fareCents: integer('fare_cents').notNull(),
  },
  (table) => [index('flight_route').on(table.origin, table.destination)],
)

export const destinations = pgTable('destination', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Search aliases, e.g. "Riviera Maya". */
  aliases: jsonb('aliases').$type<string[]>().notNull(),
  image: text('image'),
  rating: real('rating'),
  reviewsCount: integer('reviews_count').notNull(),
  gatewayIata: text('gateway_iata')
    .notNull()
    .references(() => airports.iataCode),
  /** Rank among popular destinations; null if not popular. */
  popularPosition: integer('popular_position'),
})

/**
 * Columns shared by hotels, tours and packages. A function, because a column names its constraint after its first
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
  /** Minimum age on the first day; null for any. */
  minAge: integer('min_age'),
  /** Largest party; null if only the places limit it. */
  maxParty: integer('max_party'),
  /** Last day on which a trip may start, or last night of a stay; null for the general limit. */
  lastDay: date('last_day'),
  /** Days on which no trip starts, or nights that are not sold. */
  daysNotSold: jsonb('days_not_sold').$type<IsoDate[]>().notNull().default([]),
})

export const hotels = pgTable('hotel', {
  ...record(),
  rating: real('rating').notNull(),
  facilities: jsonb('facilities').$type<string[]>().notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** Metres to walk to the nearest beach; null if there is none. */
  beachMeters: integer('beach_meters'),
  address: text('address'),
  /** Earliest check-in and latest check-out, local time. */
  checkInTime: clockTime('check_in_time'),
  checkOutTime: clockTime('check_out_time'),
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
    /** Nightly price for rates without their own. */
    priceCents: integer('price_cents'),
    /** Rooms per night. */
    units: integer('units').notNull(),
    /** Most guests, infants included; null if only the rates limit them. */
    sleeps: integer('sleeps'),
  },
  (table) => [index('room_hotel').on(table.hotelId)],
)

/** Rates of a room. A bound that is null does not apply. */
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
    /** Oldest age of an infant in whole years on the first day; null for 12, the end of the shop's band. */
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
  places: integer('places').notNull(),
})

export const tours = pgTable('tour', {
  ...trip(),
  /** Days of the year on which the tour may start; null for all year. */
  season: jsonb('season').$type<v.InferOutput<typeof season>>(),
  /** Closed within this many days of a full moon; null for never. */
  daysOffFullMoon: smallint('days_off_full_moon'),
  startTime: clockTime('start_time'),
  /** Length of a one-day tour. */
  durationHours: real('duration_hours'),
  meetingPoint: text('meeting_point'),
  /** Names of the destinations where guests start, if that is not only the tour's own. */
  startsIn: jsonb('starts_in').$type<string[]>().notNull().default([]),
  /** True if guests are collected where they stay. */
  picksUp: boolean('picks_up').notNull().default(false),
  languages: jsonb('languages').$type<string[]>().notNull().default([]),
  whatToBring: jsonb('what_to_bring').$type<string[]>().notNull().default([]),
})

export const packages = pgTable('package', {
  ...trip(),
  /** True to serve the price as text ("1249.00"), as some sources do. */
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

/** Catalogue tables, parents before children. */
export const catalogueTables = {
  airports,
  airlines,
  flights,
  destinations,
  hotels,
  rooms,
  rates,
  tours,
  packages,
  articles,
  slides,
}

/** Single row: the catalogue as it was last loaded from its files, and what has no table of its own. */
export const catalogueSource = pgTable('catalogue_source', {
  id: smallint('id').primaryKey(),
  /** Rows of all tables, by which edits made in the database are found. */
  rows: jsonb('rows').notNull().$type<Record<string, Record<string, unknown>[]>>(),
  extras: jsonb('extras').notNull().$type<CatalogueExtras>(),
})

/** Single row: the number of catalogue writes, and the fingerprint of the seed files. */
export const catalogueRevision = pgTable(
  'catalogue_revision',
  {
    id: smallint('id').primaryKey(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    seedFingerprint: text('seed_fingerprint').notNull(),
  },
  (table) => [uniqueIndex('catalogue_revision_one').on(table.id)],
)
