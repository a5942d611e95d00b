import type { Beacon } from '../../src/page/beacon.ts'

/** How one release of a remote fared with visitors since this process started. */
export type RemoteRecord = {
  remote: string
  version: string
  loads: number
  failures: number
  errors: number
  /** Half of the loads took at most this long, in ms; null before the first. */
  medianMs: number | null
  /** 19 of 20 loads took at most this long, in ms; null before the first. */
  slowMs: number | null
  /** Name of the latest error with the time of it (ISO); null when there was none. */
  lastError: { name: string; at: string } | null
}

/** Releases remembered at once: the one not heard of for longest goes first. */
const mostReleases = 100

/** Load times kept per release: the latest. */
const mostTimes = 500

type Kept = Omit<RemoteRecord, 'medianMs' | 'slowMs'> & { times: number[] }

/** Counts what pages tell of their remotes, in this process's memory. */
export class RemoteRecords {
  private readonly records = new Map<string, Kept>()

  add({ remote, version, outcome, ms, error }: Beacon, at: string): void {
    const key = `${remote} ${version}`
    const kept = this.records.get(key) ?? empty(remote, version)
    if (outcome === 'loaded') kept.loads++
    if (outcome === 'failed') kept.failures++
    if (outcome === 'threw') kept.errors++
    if (ms !== null) kept.times = [...kept.times, ms].slice(-mostTimes)
    if (error) kept.lastError = { name: error, at }
    this.records.delete(key)
    this.records.set(key, kept)
    const [oldest] = this.records.keys()
    if (this.records.size > mostReleases && oldest !== undefined) this.records.delete(oldest)
  }

  /** By remote and version. */
  list(): RemoteRecord[] {
    return [...this.records.values()]
      .map(({ times, ...record }) => {
        const sorted = times.toSorted((a, b) => a - b)
        return { ...record, medianMs: quantile(sorted, 0.5), slowMs: quantile(sorted, 0.95) }
      })
      .sort((a, b) => a.remote.localeCompare(b.remote) || a.version.localeCompare(b.version))
  }
}

function empty(remote: string, version: string): Kept {
  return { remote, version, loads: 0, failures: 0, errors: 0, lastError: null, times: [] }
}

function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null
}
