import { expect, test } from 'vitest'
import { browserFigures, quantile } from './browser-figures.ts'

const printed = (version: string, loads: number) => `
# HELP storefront_app_loads_total Loads of a version
storefront_app_loads_total{app="flights",version="${version}"} ${loads}
storefront_app_load_failures_total{app="flights",version="${version}"} 2
storefront_app_lcp_seconds_bucket{le="1",app="flights",version="${version}"} 3
storefront_app_lcp_seconds_bucket{le="+Inf",app="flights",version="${version}"} 4
storefront_app_lcp_seconds_sum{app="flights",version="${version}"} 5.5
storefront_render_failures_total 7
`

test('sums the counts of a version over storefronts', () => {
  expect(browserFigures(printed('1.0.0', 10), printed('1.1.0', 1), printed('1.0.0', 5))).toEqual([
    {
      ...{ app: 'flights', version: '1.0.0', loads: 15, failures: 4, errors: 0 },
      buckets: {
        lcp_seconds: new Map([
          [1, 6],
          [Number.POSITIVE_INFINITY, 8],
        ]),
      },
    },
    expect.objectContaining({ version: '1.1.0', loads: 1, failures: 2 }),
  ])
})

test.each([
  ['interpolates within a bucket', { 1: 4, 2: 8, Infinity: 8 }, 0.75, 1.5],
  ['starts the first bucket at zero', { 1: 4, Infinity: 4 }, 0.5, 0.5],
  ['ends with the last finite bound', { 1: 1, Infinity: 4 }, 0.9, 1],
  ['is null without observations', { 1: 0, Infinity: 0 }, 0.5, null],
])('a quantile %s', (_, buckets, q, expected) => {
  const counts = Object.entries(buckets).map(([bound, count]) => [Number(bound), count] as const)
  expect(quantile(new Map(counts), q)).toBe(expected)
})
