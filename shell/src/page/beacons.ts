import type { LiveRemote } from '@storefront/contract'
import type { Remotes } from '../remotes/mounts.ts'
import type { LoadExpose } from '../remotes/remote-modules.ts'
import { type Beacon, beaconAddress } from './beacon.ts'

/** Notes how the page's remotes fare, and sends the notes when the visitor leaves or looks away. */
export type Beacons = {
  /** The same loader, with each outcome noted. */
  watch(load: LoadExpose): LoadExpose
  /** A part that threw while it was shown. */
  threw(remote: string, error: unknown): void
}

/** Beyond this a page has told enough. */
const mostBeacons = 50

/**
 * Sends by `navigator.sendBeacon` when the page is hidden: nothing competes with what the visitor waits for. Where the
 * last good release stands in, the live one failed and the other one loaded.
 */
export function createBeacons(
  remotes: Remotes,
  standIn: (remote: string) => LiveRemote | null,
  page: Window = window,
): Beacons {
  let notes: Beacon[] = []
  let count = 0
  const noteOf = (
    live: LiveRemote | undefined,
    remote: string,
    details: Omit<Beacon, 'remote' | 'version'>,
  ) => {
    if (count++ >= mostBeacons) return
    notes.push({ remote, version: live?.release.version ?? '', ...details })
  }
  const note = (remote: string, details: Omit<Beacon, 'remote' | 'version'>) =>
    noteOf(standIn(remote) ?? remotes[remote], remote, details)
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'hidden' || notes.length === 0) return
    const body = new Blob([JSON.stringify(notes)], { type: 'application/json' })
    if (page.navigator.sendBeacon(beaconAddress, body)) notes = []
  })
  return {
    watch: (load) => async (remote, expose) => {
      const started = performance.now()
      try {
        const module = await load(remote, expose)
        if (standIn(remote))
          noteOf(remotes[remote], remote, { outcome: 'failed', ms: null, error: 'StandIn' })
        note(remote, {
          outcome: 'loaded',
          ms: Math.round(performance.now() - started),
          error: null,
        })
        return module
      } catch (error) {
        note(remote, { outcome: 'failed', ms: null, error: nameOf(error) })
        throw error
      }
    },
    threw: (remote, error) => note(remote, { outcome: 'threw', ms: null, error: nameOf(error) }),
  }
}

/** An error's name: its text may hold what a visitor typed. */
function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return /^\w{1,40}$/.test(name) ? name : 'Error'
}
