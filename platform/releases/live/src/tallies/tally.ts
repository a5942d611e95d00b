import { addHistograms, histogramOf } from './histogram.ts'
import type { Measure, Tally } from './tally-schema.ts'

/** The tally of a version without beacons. */
export function emptyTally(app: string, version: string): Tally {
  const counts = { visitors: 0, pages: 0, loads: 0, failures: 0, errors: 0 }
  const measured = { load: {}, lcp: {}, inp: {}, cls: {} }
  return { app, version, ...counts, measured, lastError: null }
}

/** What both tallies of a version count together; the later one's latest error. */
export function addTallies(tally: Tally, later: Tally): Tally {
  const sum = (measure: Measure) => addHistograms(tally.measured[measure], later.measured[measure])
  return {
    app: tally.app,
    version: tally.version,
    visitors: tally.visitors + later.visitors,
    pages: tally.pages + later.pages,
    loads: tally.loads + later.loads,
    failures: tally.failures + later.failures,
    errors: tally.errors + later.errors,
    measured: { load: sum('load'), lcp: sum('lcp'), inp: sum('inp'), cls: sum('cls') },
    lastError: later.lastError ?? tally.lastError,
  }
}

/** A tally with one more measured size. */
export function withMeasured(tally: Tally, measure: Measure, size: number): Tally {
  const histogram = addHistograms(tally.measured[measure], histogramOf(size))
  return { ...tally, measured: { ...tally.measured, [measure]: histogram } }
}
