import type { LiveRemote } from '@storefront/contract'
import type { RuntimePlugin } from '@storefront/federation/runtime'
import type { Remotes } from '../remotes/page-remotes.ts'

/**
 * A beacon: whether one version of a remote, or of the shell, loaded, failed or threw on a page. No visitor, no page, no text of an
 * error.
 */
export type VersionBeacon = {
  /** `shell` for the shell. */
  remote: string
  version: string
  /** Its code came (the shell's page came to life), its code did not come, or it threw. */
  outcome: 'loaded' | 'failed' | 'threw'
  /** Time to load it, for the shell from the page's start to hydration; null when it did not load. */
  ms: number | null
  /** Name of the error, or the federation runtime's number of it, e.g. 'RUNTIME_008'; null when there was none. */
  error: string | null
  /** Position in the version's own files, `entry.js:1:5204`; absent where its stack names none. */
  place?: string
  /** Present where it threw on a page that the browser had translated, which breaks pages by itself. */
  translated?: true
}

/** The web vitals of the page, which count for each version on it; null where there was nothing to measure. */
export type Vitals = {
  /** Milliseconds. */
  lcp: number | null
  inp: number | null
  /** Thousandths. */
  cls: number | null
}

/** A beacon; a page sends a list of these. */
export type Beacon = VersionBeacon | (Vitals & { outcome: 'measured' })

/** Address that pages send their beacons to. */
export const beaconAddress = '/session/beacons'

const mostBeacons = 50

/** Traces of the translators of Chrome and Edge. */
const translation = '.translated-ltr, .translated-rtl, font, [_msttexthash]'

export type Beacons = ReturnType<typeof createBeacons>

/**
 * Collects the beacons of the page's remotes, and sends them by `navigator.sendBeacon` when the page is hidden: nothing competes
 * with what the visitor waits for.
 */
export function createBeacons(remotes: Remotes, page: Window = window) {
  let notes: Beacon[] = []
  let count = 0
  const started = new Map<string, number>()
  /** Release of each remote that loaded last: the one on the page. */
  const shown = new Map<string, LiveRemote>()

  const note = (beacon: Beacon) => {
    if (count++ >= mostBeacons) return
    const isLabelled = beacon.outcome === 'threw' && page.document.querySelector(translation)
    notes.push(isLabelled ? { ...beacon, translated: true } : beacon)
  }
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'hidden' || notes.length === 0) return
    const body = new Blob([JSON.stringify(notes)], { type: 'application/json' })
    if (page.navigator.sendBeacon(beaconAddress, body)) notes = []
  })

  /** Called by the federation runtime with the outcome of each load. */
  const plugin: RuntimePlugin = {
    name: 'beacons',
    beforeRequest: (request) => {
      started.set(request.id, performance.now())
      return request
    },
    afterLoadRemote: ({ id, remote: info, error }) => {
      const live = remotes[info?.name ?? '']
      if (!live || !info) return
      const remote = info.name
      const { release, baseUrl } = loadedAt(info.entry, live)
      const { version } = release
      if (error) {
        note({ remote, version, outcome: 'failed', ms: null, ...thrownIn(baseUrl, error) })
        return
      }
      shown.set(remote, loadedAt(info.entry, live))
      const ms = Math.round(performance.now() - (started.get(id) ?? 0))
      note({ remote, version, outcome: 'loaded', ms, error: null })
    },
  }
  return {
    note,
    plugin,
    /** A part that threw while it was shown. */
    threw: (remote: string, error: unknown) => {
      const from = shown.get(remote) ?? remotes[remote]
      const version = from?.release.version ?? ''
      note({ remote, version, outcome: 'threw', ms: null, ...thrownIn(from?.baseUrl ?? '', error) })
    },
  }
}

/** The remote that an entry belongs to: with its live release, or the last good one. */
function loadedAt(entry: string, live: LiveRemote): LiveRemote {
  return live.lastGood && entry.includes(live.lastGood.baseUrl) ? live.lastGood : live
}

/** Returns the name and position of an error thrown from the files at `base`, for a beacon. */
export function thrownIn(base: string, error: unknown): Pick<VersionBeacon, 'error' | 'place'> {
  const name = nameOf(error)
  const stack = (base && error instanceof Error && error.stack) || ''
  for (const rest of stack.split(base).slice(1)) {
    const [, file, position] = /^([\w./~-]{1,80}\.js)[^\s:]*:(\d{1,7}:\d{1,7})/.exec(rest) ?? []
    if (file) return { error: name, place: `${file}:${position}` }
  }
  return { error: name }
}

/** An error's name, or the federation runtime's number of it: its text may hold what a visitor typed. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const [, number] = /#(RUNTIME-\d+)/.exec(error.message) ?? []
  const name = number?.replace('-', '_') ?? error.name
  return /^\w{1,40}$/.test(name) ? name : 'Error'
}
