import { expect, test } from 'vitest'
import { type Recap, recapAt } from './recap.ts'

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
])('at %s a recap keeps only lines that add up to it', (_, totalUsd, lines) => {
  expect(recapAt(recap, totalUsd)).toEqual({ ...recap, totalUsd, lines })
})
