import { describe, expect, test } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'
import { readContract } from './contract-file.ts'
import type { JsonSchema } from './json-schema.ts'
import type { ApiDocument, WrittenOperation } from './written-operations.ts'

/** Changes a copy of the contract. */
type Plant = (document: ApiDocument) => void

/** A schema of an object, as the contract writes it. */
type ObjectSchema = { properties: Record<string, JsonSchema>; required: string[] }

function changed(plant: Plant): string[] {
  const [before, after] = [readContract(), readContract()]
  plant(after)
  return breakingChanges(before, after).map(({ text }) => text)
}

const callOf = (document: ApiDocument, method: string, path: string) =>
  document.paths[path]?.[method] as WrittenOperation
const bodyOf = (document: ApiDocument, path: string) =>
  callOf(document, 'post', path).requestBody?.content['application/json'].schema as ObjectSchema
const passengersOf = (document: ApiDocument) =>
  bodyOf(document, '/bookings/whatsapp').properties.passengers as JsonSchema
const named = (document: ApiDocument, name: string) =>
  document.components.schemas[name] as JsonSchema & ObjectSchema

describe('reports as breaking', () => {
  test.each<[string, Plant]>([
    ['GET /map-url: is gone', (d) => delete d.paths['/map-url']],
    [
      'GET /hotels: answer.data.rooms.rates.min_pax is gone',
      (d) => delete named(d, 'Rate').properties.min_pax,
    ],
    [
      'GET /hotels/{id}: answer.data.rating may be missing where it is required',
      (d) => named(d, 'Hotel').required.push('rating'),
    ],
    [
      'GET /tours: answer.data.price_per_person may be missing where it is required',
      (d) => named(d, 'Tour').required.pop(),
    ],
    [
      'GET /articles: answer.data.slug may be null where string is read',
      (d) => (named(d, 'Article').properties.slug = { type: ['string', 'null'] }),
    ],
    [
      'POST /tours/whatsapp: body.hour may be missing where it is required',
      (d) => {
        bodyOf(d, '/tours/whatsapp').properties.hour = { type: 'string' }
        bodyOf(d, '/tours/whatsapp').required.push('hour')
      },
    ],
    [
      'POST /bookings/whatsapp: body.passengers need not keep to maxItems 9',
      (d) => (passengersOf(d).maxItems = 9),
    ],
    [
      'POST /bookings/whatsapp: body.flight_type may be Round Trip where Oneway is read',
      (d) => {
        const oneway = { type: 'string', enum: ['Oneway'] }
        bodyOf(d, '/bookings/whatsapp').properties.flight_type = oneway
      },
    ],
    [
      'GET /tours: query.q may be missing where it is required',
      (d) => {
        const [q] = callOf(d, 'get', '/tours').parameters ?? []
        if (q) q.required = true
      },
    ],
    ['GET /hotels: query.infants is gone', (d) => callOf(d, 'get', '/hotels').parameters?.pop()],
  ])('%s', (text, plant) => {
    expect(changed(plant)).toContain(text)
  })
})

test.each<[string, Plant]>([
  ['no change', () => {}],
  ['a new call', (d) => (d.paths['/cruises'] = { ...d.paths['/tours'] })],
  ['a new response field', (d) => (named(d, 'Hotel').properties.stars = { type: 'integer' })],
  [
    'a new optional field of a request',
    (d) => (bodyOf(d, '/contact/send').properties.language = { type: 'string' }),
  ],
  ['a request that accepts more passengers', (d) => (passengersOf(d).maxItems = 90)],
])('%s breaks nothing', (_, plant) => {
  expect(changed(plant)).toEqual([])
})
