import { expect, test } from 'vitest'
import { quantile } from './browser-figures.ts'

test.each([
  ['interpolates within a bucket', { 1: 4, 2: 8, Infinity: 8 }, 0.75, 1.5],
  ['starts the first bucket at zero', { 1: 4, Infinity: 4 }, 0.5, 0.5],
  ['ends with the last finite bound', { 1: 1, Infinity: 4 }, 0.9, 1],
  ['is null without observations', { 1: 0, Infinity: 0 }, 0.5, null],
])('a quantile %s', (_, buckets, q, expected) => {
  const counts = Object.entries(buckets).map(([bound, count]) => [Number(bound), count] as const)
  expect(quantile(new Map(counts), q)).toBe(expected)
})
