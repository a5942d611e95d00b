import { addTallies, emptyTally, type Tally, withMeasured } from '@storefront/releases'
import type { Beacon, VersionBeacon } from '@storefront/shell'
import { LRUCache } from 'lru-cache'

const msPerDay = 86_400_000

/** Figures of a version go when no page told of it for a week; there are never more versions than a registry knows. */
const sums = { ttl: 7 * msPerDay, max: 5000 }

/** Addresses remembered, each once for each version, for a day. */
const tellers = { ttl: msPerDay, max: 50_000 }

/** Who tells: the visitor's number, which the server gave, and the network address that it comes from. */
export type Teller = { visitor: string; address: string }

type Outcome = Beacon['outcome']

/** The visitor that counts for an address and a version, and what was counted of it. */
type Counted = { visitor: string; outcomes: Outcome[] }

/**
 * Counts beacons of known versions, in this process's memory. Of an address one visitor a day counts for each version, once: neither one
 * broken browser nor a flood from one network counts as many.
 */
export class Tallies {
  // `perf`: the library reads the clock once, at its import; a test replaces this one.
  /** Since this process started, and since the last report. */
  private readonly all = new LRUCache<string, Tally>({ ...sums, perf: Date })
  private readonly unreported = new Map<string, Tally>()
  private readonly counted = new LRUCache<string, Counted>({ ...tellers, perf: Date })

  /** The beacons of one page, all of known versions; `teller` is null where visitors are not recognised: each page is one. */
  add(report: readonly Beacon[], teller: Teller | null, at: string): void {
    const ofVersions = report.filter((beacon) => beacon.outcome !== 'measured')
    const byVersion = Map.groupBy(ofVersions, ({ remote, version }) => `${remote} ${version}`)
    for (const [key, told] of byVersion) {
      const before = teller ? this.before(teller, key, told) : []
      const tally = before ? tallyOf(told, report, before, at) : uncounted(told)
      for (const known of [this.all, this.unreported]) {
        const sum = known.get(key)
        known.set(key, sum ? addTallies(sum, tally) : tally)
      }
    }
  }

  /** By app and version, since this process started. */
  list(): Tally[] {
    return [...this.all.values()].sort(
      (a, b) => a.app.localeCompare(b.app) || a.version.localeCompare(b.version),
    )
  }

  /** Tallies of at most `most` versions since the last call that returned them. */
  takeUnreported(most: number): Tally[] {
    const taken = [...this.unreported].slice(0, most)
    for (const [key] of taken) this.unreported.delete(key)
    return taken.map(([, tally]) => tally)
  }

  /** What this visitor was counted with before; null where another one counts for the address. */
  private before(
    { visitor, address }: Teller,
    version: string,
    told: VersionBeacon[],
  ): Outcome[] | null {
    const key = `${address} ${version}`
    const { visitor: first, outcomes } = this.counted.get(key) ?? { visitor, outcomes: [] }
    if (first !== visitor) return null
    const now = new Set([...outcomes, ...told.map(({ outcome }) => outcome)])
    this.counted.set(key, { visitor, outcomes: [...now] })
    return outcomes
  }
}

/** The page and its loads, of nobody who counts. */
function uncounted(told: VersionBeacon[]): Tally {
  const { remote = '', version = '' } = told[0] ?? {}
  const loads = told.filter(({ outcome }) => outcome === 'loaded').length
  return { ...emptyTally(remote, version), pages: 1, loads }
}

/** One page's tally of one version, with the vitals of its page, which are those of each version on it. */
function tallyOf(
  told: VersionBeacon[],
  report: readonly Beacon[],
  before: Outcome[],
  at: string,
): Tally {
  const once = (wanted: Outcome) =>
    told.some(({ outcome }) => outcome === wanted) && !before.includes(wanted) ? 1 : 0
  const { error, place } = told.findLast((beacon) => beacon.error !== null) ?? {}
  const failures = once('failed')
  const errors = once('threw')
  const isNew = before.length === 0
  const tally: Tally = {
    ...uncounted(told),
    visitors: isNew || failures + errors > 0 ? 1 : 0,
    failures,
    errors,
    lastError: error ? { name: error, at, ...(place ? { place } : {}) } : null,
  }
  if (!isNew) return tally
  const vitals = report.find((beacon) => beacon.outcome === 'measured')
  const sizes = { load: told.find(({ ms }) => ms !== null)?.ms, ...vitals }
  return (['load', 'lcp', 'inp', 'cls'] as const).reduce((sum, measure) => {
    const size = sizes[measure] ?? null
    return size === null ? sum : withMeasured(sum, measure, size)
  }, tally)
}
