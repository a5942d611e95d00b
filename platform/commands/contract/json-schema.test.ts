import { count, listOf, maybe } from '@storefront/contract/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jsonSchemaOf, type Schema } from './json-schema.ts'

const room = v.object({ id: v.string() })
const names = new Map<Schema, string>([[room, 'Room']])
const reference = { $ref: '#/components/schemas/Room' }
const text = { type: 'string' }

test.each<[string, Schema, object]>([
  ['a schema with a name', room, reference],
  ['a list that drops bad records', listOf(room), { type: 'array', items: reference }],
  [
    'an array that is counted before it is read',
    v.pipe(v.array(v.unknown()), v.maxLength(9), v.array(room)),
    { type: 'array', maxItems: 9, items: reference },
  ],
  ['what is transformed', v.pipe(v.string(), v.trim(), v.minLength(1)), { ...text, minLength: 1 }],
  [
    'what may be missing or null',
    v.object({ a: maybe(v.string()), b: v.optional(room), c: v.string(), d: listOf(room) }),
    {
      type: 'object',
      properties: {
        a: { anyOf: [text, { type: 'null' }] },
        b: reference,
        c: text,
        d: { type: 'array', items: reference },
      },
      required: ['c'],
    },
  ],
])('%s is told', (_, schema, expected) => {
  expect(JSON.parse(JSON.stringify(jsonSchemaOf(schema, names)))).toEqual(expected)
})

test('what a function reads must be described elsewhere', () => {
  expect(() => jsonSchemaOf(v.object({ nights: count }), names)).toThrow('nights')
})
