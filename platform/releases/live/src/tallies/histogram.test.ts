import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addHistograms,
  bucketOf,
  countBeyond,
  countOf,
  type Histogram,
  histogramOf,
  quantile,
  quantileBucket,
} from './histogram.ts'

const of = (sizes: number[]): Histogram => sizes.map(histogramOf).reduce(addHistograms, {})

test.each([
  { sizes: [], share: 0.5, is: null },
  { sizes: [0, 0, 0], share: 0.5, is: 0 },
  { sizes: [100, 200, 300], share: 0.5, is: 200 },
  { sizes: [100, 200, 300], share: 0.95, is: 300 },
  { sizes: [100, 100, 100, 900], share: 0.75, is: 100 },
])('$share of $sizes does not exceed about $is', ({ sizes, share, is }) => {
  const found = quantile(of(sizes), share)
  if (is === null || found === null) expect(found).toBe(is)
  else expect(Math.abs(found - is)).toBeLessThanOrEqual(is * 0.05)
})

test('for any sizes, sums add up and as many are beyond a bucket as are larger', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 600_000 }), { maxLength: 50 })
  fc.assert(
    fc.property(sizes, sizes, (one, other) => {
      const sum = addHistograms(of(one), of(other))
      expect(countOf(sum)).toBe(one.length + other.length)
      const bucket = quantileBucket(sum, 0.75) ?? 0
      const larger = [...one, ...other].filter((size) => bucketOf(size) > bucket)
      expect(countBeyond(sum, bucket)).toBe(larger.length)
      expect(larger.length).toBeLessThanOrEqual(0.25 * (one.length + other.length))
    }),
  )
})
