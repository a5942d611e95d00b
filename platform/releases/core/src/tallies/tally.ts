import { addHistograms, type Histogram, histogramOf } from './histogram.ts'

/** What is measured of pages: milliseconds, of layout shifts thousandths. */
export type Measure = 'load' | 'lcp' | 'inp' | 'cls'

/** The sum of the beacons of one version of a remote, or of the shell. */
export type Tally = {
  app: string
  version: string
  pages: number
  /** Times that its code came. */
  loads: number
  /**
   * Visitors with it, of a network address one, counted again where it failed or threw only later. Where no canary runs no visitor
   * is recognised, and each page is a visitor.
   */
  visitors: number
  /** Visitors for whom its code did not come, and for whom it threw. */
  failures: number
  errors: number
  /** Of each visitor the first. */
  measured: Record<Measure, Histogram>
  /** Name of the latest error with the time of it (ISO); null when there was none. */
  lastError: { name: string; at: string } | null
}

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
