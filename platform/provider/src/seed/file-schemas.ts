import { maxUsd } from '@storefront/contract'
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { isDay } from '../calendar.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { catalogueTables } from '../database/catalogue-tables.ts'
import { clockTimeText, freeCancellation, localFees, season } from '../database/json-columns.ts'

/**
 * Schemas of the files in `catalogue/data`: rows as the tables have them (amounts in whole US cents, pictures by name),
 * with rooms and rates inside their hotel. A file may leave out a value that may be null.
 */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
// The storefront takes a higher price for a mistake.
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxUsd * 100))
const positive = v.pipe(count, v.minValue(1))
const written = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const iataCode = written(/^[A-Z]{3}$/, 'must be three capital letters')
const airlineCode = written(/^[A-Z0-9]{2}$/, 'must be two capitals or digits')
const slug = written(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a-z, 0-9 and single dashes')
const day = v.pipe(v.string(), v.check(isDay, 'must be a date YYYY-MM-DD'))

/** Schemas of columns by their type. */
const ofTypes: Record<string, v.GenericSchema> = {
  PgText: text,
  PgInteger: count,
  PgSmallInt: count,
  PgBoolean: v.boolean(),
  PgJsonb: v.array(text),
}

/** Schemas of columns by their name, in every table. */
const ofNames: Record<string, v.GenericSchema> = {
  id: positive,
  destinationId: positive,
  durationDays: positive,
  durationMinutes: positive,
  sleeps: positive,
  // Pages would show what has none as on sale, and no booking of it could succeed.
  seats: positive,
  units: positive,
  places: positive,
  priceCents: positive,
  fareCents: positive,
  slug,
  image: slug,
  authorAvatar: slug,
  images: v.array(slug),
  iataCode,
  origin: iataCode,
  destination: iataCode,
  gatewayIata: iataCode,
  metroArea: iataCode,
  code: airlineCode,
  airlineCode,
  flightNumber: written(/^[A-Z0-9]{2}\d{4}$/, 'must be like QZ0101'),
  departs: clockTimeText,
  startTime: clockTimeText,
  checkInTime: clockTimeText,
  checkOutTime: clockTimeText,
  durationHours: between(0.5, 24),
  weekdays: v.pipe(between(1, 0b1111111), v.integer()),
  country: written(/^[A-Z]{2}$/, 'must be two capital letters'),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone')),
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  rating: between(0, 5),
  publishDate: day,
  freeCancellation,
  localFees,
  lastDay: day,
  daysNotSold: v.array(day),
  season,
}

function columnOf(name: string, column: PgColumn): v.GenericSchema {
  const schema = ofNames[name] ?? ofTypes[column.columnType]
  if (!schema) throw new Error(`No rule for the column ${name}: add one to ofNames or ofTypes.`)
  if (!column.notNull) return v.nullish(schema, null)
  return column.hasDefault ? v.optional(schema, column.default) : schema
}

/** Schema of a table's rows in a file, without the columns in `elsewhere` and with the nested lists in `inside`. */
function rowsOf<
  Name extends keyof typeof catalogueTables,
  Elsewhere extends keyof Row<Name> = never,
>(name: Name, elsewhere: Elsewhere[] = [], inside: v.ObjectEntries = {}) {
  const columns = Object.entries(getTableColumns(catalogueTables[name]))
    .filter(([column]) => !elsewhere.some((one) => one === column))
    .map(([column, definition]) => [column, columnOf(column, definition)])
  const row = v.strictObject({ ...Object.fromEntries(columns), ...inside })
  // The schema is made from the table's columns, so its output has the table's types.
  return v.array(row) as unknown as v.GenericSchema<Omit<Row<Name>, Elsewhere>[]>
}

const rates = rowsOf('rates', ['roomId'])
const rooms = rowsOf('rooms', ['hotelId'], { rates })
type Room = v.InferOutput<typeof rooms>[number] & { rates: v.InferOutput<typeof rates> }
type Hotel = Row<'hotels'> & { rooms: Room[] }

/**
 * Schemas by file name without `.json`, in the order of reading: parents before children. The text of an article is in
 * `articles/<slug>.html`.
 */
export const fileSchemas = {
  airports: rowsOf('airports'),
  airlines: rowsOf('airlines'),
  destinations: rowsOf('destinations'),
  flights: rowsOf('flights'),
  hotels: rowsOf('hotels', [], { rooms }) as v.GenericSchema<unknown, Hotel[]>,
  tours: rowsOf('tours'),
  packages: rowsOf('packages'),
  articles: rowsOf('articles', ['content']),
  slides: rowsOf('slides'),
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
