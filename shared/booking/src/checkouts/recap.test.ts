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

const start = { date: '2026-12-06' }

test.each([
  ['a departure time', [{ title: 'CUN', start: { ...start, time: '7:5' } }], [{ start }]],
  ['a calendar entry', [{}], []],
  ['a calendar', 'soon', []],
])('keeps a receipt with %s that is malformed', (_, events, expected) => {
  const kept = v.parse(recapShape, { ...recap, events })
  expect(kept).toMatchObject({ totalUsd: 420.5, events: expected })
})
