import { countOf, type Histogram, quantile } from '@storefront/releases'
import * as v from 'valibot'
import { type Health, healthAnswer } from '../wire.ts'
import type { KeptTally } from './rollout-state.ts'

/** The health of a version at visitors, as the API answers it: times and vitals to 5 %, vitals as the 75th percentile. */
export function healthOf({ measured, lastError, days = [], ...tally }: KeptTally): Health {
  const { load, lcp, inp, cls } = measured
  const shifts = threeOfFour(cls)
  const vitals = {
    lcp: threeOfFour(lcp),
    inp: threeOfFour(inp),
    cls: shifts === null ? null : shifts / 1000,
  }
  return v.parse(healthAnswer.item, {
    ...tally,
    medianMs: quantile(load, 0.5),
    slowMs: quantile(load, 0.95),
    vitals: [lcp, inp, cls].some((histogram) => countOf(histogram) > 0) ? vitals : null,
    lastError: lastError && { place: null, ...lastError },
    days,
  })
}

function threeOfFour(histogram: Histogram): number | null {
  return quantile(histogram, 0.75)
}
