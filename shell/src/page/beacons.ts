import { beaconAddress, type LiveRemote } from '@storefront/contract'
import type { Remotes } from '@storefront/federation/parts'
import type { RuntimePlugin } from '@storefront/federation/runtime'

/** Load, failure or error of one version on a page, without visitor, page or error text. */
export type VersionBeacon = {
  remote: string
  version: string
  /** Loaded (the shell: hydrated), failed to load, or threw. */
  outcome: 'loaded' | 'failed' | 'threw'
  /** Load time in ms, for the shell until hydration; null when it did not load. */
  ms: number | null
  /** Error name, or the runtime's code such as 'RUNTIME_008'; null without an error. */
  error: string | null
  /** Position in a file of the version, `entry.js:1:5204`; absent when the stack has none. */
  place?: string
  /** True on a translated page, because translators break pages. */
  translated?: true
}

/** Web vitals of the page, counted for each version on it; null when not measured. */
export type Vitals = {
  /** Milliseconds. */
  lcp: number | null
  inp: number | null
  /** Thousandths. */
  cls: number | null
}

export type Beacon = VersionBeacon | (Vitals & { outcome: 'measured' })

/** Most beacons of a page, to which its hydration and its vitals are added. */
const mostBeacons = 50

/** Markup that the translators of Chrome and Edge add to a page. */
const translation = '.translated-ltr, .translated-rtl, font, [_msttexthash]'

export type Beacons = ReturnType<typeof createBeacons>

/** Collects beacons and sends them when the page is hidden, so that they do not compete with its loads. */
export function createBeacons(remotes: Remotes, page: Window = window) {
  let notes: Beacon[] = []
  let count = 0
  const started = new Map<string, number>()
  /** Loaded release of each remote. */
  const shown = new Map<string, LiveRemote>()

  const add = (beacon: Beacon) => {
    const isLabelled = beacon.outcome === 'threw' && page.document.querySelector(translation)
    notes.push(isLabelled ? { ...beacon, translated: true } : beacon)
  }
  const note = (beacon: Beacon) => {
    if (count++ < mostBeacons) add(beacon)
  }
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'hidden' || notes.length === 0) return
    const body = new Blob([JSON.stringify(notes)], { type: 'application/json' })
    if (page.navigator.sendBeacon(beaconAddress, body)) notes = []
  })

  /** Hook of the federation runtime. */
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
      const from = loadedAt(info.entry, live)
      const { version } = from.release
      if (error) {
        note({ remote, version, outcome: 'failed', ms: null, ...thrownIn(from.baseUrl, error) })
        return
      }
      shown.set(remote, from)
      const ms = Math.round(performance.now() - (started.get(id) ?? 0))
      note({ remote, version, outcome: 'loaded', ms, error: null })
    },
  }
  return {
    add,
    note,
    plugin,
    reportError: (remote: string, error: unknown) => {
      const from = shown.get(remote) ?? remotes[remote]
      const version = from?.release.version ?? ''
      note({ remote, version, outcome: 'threw', ms: null, ...thrownIn(from?.baseUrl ?? '', error) })
    },
  }
}

/** Release that an entry's address belongs to: the live or the last good one. */
function loadedAt(entry: string, live: LiveRemote): LiveRemote {
  return live.lastGood && entry.includes(live.lastGood.baseUrl) ? live.lastGood : live
}

/** Name of an error, and its position in a file below `base`. */
export function thrownIn(base: string, error: unknown): Pick<VersionBeacon, 'error' | 'place'> {
  const name = nameOf(error)
  const stack = (base && error instanceof Error && error.stack) || ''
  for (const rest of stack.split(base).slice(1)) {
    const [, file, position] = /^([\w./~-]{1,80}\.js)[^\s:]*:(\d{1,7}:\d{1,7})/.exec(rest) ?? []
    if (file) return { error: name, place: `${file}:${position}` }
  }
  return { error: name }
}

/** Error name, or the federation runtime's code. Never the message, which may contain visitor data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const [, number] = /#(RUNTIME-\d+)/.exec(error.message) ?? []
  const name = number?.replace('-', '_') ?? error.name
  return /^\w{1,40}$/.test(name) ? name : 'Error'
}
