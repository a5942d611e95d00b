import { maxUsd } from '@storefront/contract'
import * as wire from '@storefront/contract/wire'
import * as v from 'valibot'
import { type JsonSchema, type Schema, writtenOut } from './json-schema.ts'

const refusal = <C extends v.GenericSchema<string>>(code: C) =>
  v.object({
    error: v.object({
      code,
      message: v.string(),
      issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
    }),
  })

export const anyRefusal = refusal(v.string())
export const bookingRefusal = v.union([
  wire.priceChangedRefusal,
  wire.soldOutRefusal,
  wire.notAvailableRefusal,
])

const named: Record<string, Schema> = {
  Airport: wire.airport,
  Article: wire.article,
  BookingRefusal: bookingRefusal,
  DestinationResult: wire.destinationResult,
  Flight: wire.flight,
  Hotel: wire.hotel,
  Id: wire.id,
  Image: wire.image,
  ListedHotel: wire.listedHotel,
  PopularDestination: wire.popularDestination,
  Rate: wire.rate,
  Refusal: anyRefusal,
  Room: wire.room,
  Slide: wire.slide,
  Tour: wire.tour,
  Traveller: wire.travellerRecord,
}

const number = { type: 'number', minimum: 0, maximum: maxUsd }
const decimal = { type: 'string', pattern: '^\\s*\\d+(\\.\\d+)?\\s*$' }

/** JSON Schemas of values that functions read. Dates are documented as texts only, although numbers are read too. */
const readByFunctions: [string, Schema, JsonSchema][] = [
  ['Amount', wire.usd, { anyOf: [number, decimal] }],
  ['Number', wire.numeric, { anyOf: [number, decimal] }],
  ['Count', wire.count, { anyOf: [{ ...number, type: 'integer' }, decimal] }],
  ['DateText', wire.dateText, { type: 'string' }],
  ['Text', wire.text, { type: ['string', 'number', 'null'] }],
]

export const names = new Map<Schema, string>([
  ...Object.entries(named).map(([name, schema]): [Schema, string] => [schema, name]),
  ...readByFunctions.map(([name, schema]): [Schema, string] => [schema, name]),
])

export const namedSchemas: Record<string, JsonSchema> = Object.fromEntries(
  [
    ...Object.entries(named).map(([name, schema]) => [name, writtenOut(schema, names)]),
    ...readByFunctions.map(([name, , schema]) => [name, schema]),
  ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
)
