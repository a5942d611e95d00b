import { emptyTally, type Tally, TallySums, withMeasured } from '@storefront/releases'
import { LRUCache } from 'lru-cache'
import type { Beacon, VersionBeacon } from '../../src/page/beacons.ts'

/** Versions counted at once. */
const mostVersions = 100

/** Visitors remembered, each once for each version; the one not seen for longest is forgotten and counts again. */
const mostVisitors = 50_000

type Outcome = Beacon['outcome']

/**
 * Counts beacons, in this process's memory. A visitor who is recognised counts once for each version: one broken
 * browser does not count as many.
 */
export class Tallies {
  /** Since this process started, and since the last report. */
  private readonly all = new TallySums(mostVersions)
  private readonly unreported = new TallySums(mostVersions)
  private readonly visitors = new LRUCache<string, Outcome[]>({ max: mostVisitors })

  /** The beacons of one page; `visitor` is null without a visitor cookie. */
  add(report: readonly Beacon[], visitor: string | null, at: string): void {
    const ofVersions = report.filter((beacon) => beacon.outcome !== 'measured')
    const byVersion = Map.groupBy(ofVersions, ({ remote, version }) => `${remote} ${version}`)
    for (const [key, told] of byVersion) {
      const before = this.remember(visitor, key, told)
      const tally = withVitals(tallyOf(told, before, at), report, before)
      this.all.add(tally)
      this.unreported.add(tally)
    }
  }

  /** By app and version, since this process started. */
  list(): Tally[] {
    return this.all
      .list()
      .sort((a, b) => a.app.localeCompare(b.app) || a.version.localeCompare(b.version))
  }

  /** Tallies of at most `most` versions since the last call that returned them. */
  takeUnreported(most: number): Tally[] {
    return this.unreported.take(most)
  }

  /** What this visitor was counted with before; null for a new one. */
  private remember(visitor: string | null, key: string, told: VersionBeacon[]): Outcome[] | null {
    if (visitor === null) return null
    const before = this.visitors.get(`${visitor} ${key}`) ?? null
    const outcomes = new Set([...(before ?? []), ...told.map(({ outcome }) => outcome)])
    this.visitors.set(`${visitor} ${key}`, [...outcomes])
    return before
  }
}

/** One page's tally of one version. */
function tallyOf(told: VersionBeacon[], before: Outcome[] | null, at: string): Tally {
  const { remote = '', version = '' } = told[0] ?? {}
  const once = (wanted: Outcome) =>
    told.some(({ outcome }) => outcome === wanted) && !before?.includes(wanted) ? 1 : 0
  const error = told.findLast((beacon) => beacon.error !== null)?.error
  const failures = once('failed')
  const errors = once('threw')
  const tally: Tally = {
    ...emptyTally(remote, version),
    pages: 1,
    loads: told.filter(({ outcome }) => outcome === 'loaded').length,
    visitors: before && failures + errors === 0 ? 0 : 1,
    failures,
    errors,
    lastError: error ? { name: error, at } : null,
  }
  const ms = told.find((beacon) => beacon.ms !== null)?.ms
  return before || ms === undefined || ms === null ? tally : withMeasured(tally, 'load', ms)
}

/** The tally with the vitals of its page, which are those of each version on it. */
function withVitals(tally: Tally, report: readonly Beacon[], before: Outcome[] | null): Tally {
  const vitals = before ? undefined : report.find((beacon) => beacon.outcome === 'measured')
  if (vitals?.outcome !== 'measured') return tally
  return (['lcp', 'inp', 'cls'] as const).reduce((sum, measure) => {
    const size = vitals[measure]
    return size === null ? sum : withMeasured(sum, measure, size)
  }, tally)
}
