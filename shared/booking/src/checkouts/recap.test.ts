import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Recap, recapAt, recapShape } from './recap.ts'

const recap: Recap = {
  name: 'CUN → MIA',
  rows: [{ label: 'Departure Flight', value: 'AM 123' }],
  lines: [{ label: 'Subtotal (1 fare)', usd: 420.5 }],
  totalUsd: 420.5,
  events: [],
}

test.each([
  ['the same total', 420.5, recap.lines],
  ['another total', 435, []],
])('with %s a recap keeps only lines that add up to the total', (_, totalUsd, lines) => {
  expect(recapAt(recap, totalUsd)).toEqual({ ...recap, notes: [], totalUsd, lines })
})

test.each(['7:5', null, 12345, undefined])('keeps a receipt despite departure time %j', (time) => {
  const start = { date: '2026-12-06', time }
  const paid = { ...recap, events: [{ title: 'Flight CUN → MIA', start, end: start }] }
  expect(v.parse(recapShape, paid)).toMatchObject({
    totalUsd: 420.5,
    events: [{ title: 'Flight CUN → MIA', start: { date: '2026-12-06' } }],
  })
})

test.each([[null], [[{}]], ['soon']])(
  'drops malformed calendar entries but keeps the receipt: %j',
  (events) => {
    expect(v.parse(recapShape, { ...recap, events })).toMatchObject({ totalUsd: 420.5, events: [] })
  },
)
