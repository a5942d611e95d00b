import { onCLS, onINP, onLCP } from 'web-vitals'
import { thrownIn, type Vitals } from '../page/beacons.ts'
import type { FederatedPage } from '../page/federated-page.ts'
import { liveEvent } from '../page/inlined/early-taps.ts'

/** Reports web vitals, the hydration of the shell, and uncaught errors with the version that threw them. */
export function watchVitals(
  shell: string,
  { boot: { remotes }, beacons }: Pick<FederatedPage, 'boot' | 'beacons'>,
): void {
  const vitals: Vitals = { lcp: null, inp: null, cls: null }
  const options = { reportAllChanges: true }
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), options)
  onINP(({ value }) => (vitals.inp = Math.round(value)), options)
  onCLS(({ value }) => (vitals.cls = Math.round(value * 1000)), options)

  const uncaught = (error: unknown, place: string) => {
    const from = versionIn((error instanceof Error && error.stack) || place)
    if (!from) return
    const { base, ...version } = from
    beacons.note({ ...version, outcome: 'threw', ms: null, ...thrownIn(base, error) })
  }
  addEventListener('error', ({ error, filename }) => uncaught(error, filename))
  addEventListener('unhandledrejection', ({ reason }) => uncaught(reason, ''))

  let isNoted = false
  // In the capture phase, before beacons are sent.
  document.addEventListener('visibilitychange', noteVitals, true)

  function noteVitals() {
    if (isNoted || document.visibilityState !== 'hidden') return
    isNoted = true
    const [live] = performance.getEntriesByName(liveEvent)
    const hydration = live
      ? ({ outcome: 'loaded', ms: Math.round(live.startTime) } as const)
      : ({ outcome: 'failed', ms: null } as const)
    beacons.add({ remote: 'shell', version: shell, error: null, ...hydration })
    beacons.add({ outcome: 'measured', ...vitals })
  }

  /** Version whose file a stack or address names; null if it names none. */
  function versionIn(text: string) {
    for (const [remote, live] of Object.entries(remotes)) {
      for (const one of [live, live.lastGood]) {
        if (one && text.includes(one.baseUrl))
          return { remote, version: one.release.version, base: one.baseUrl }
      }
    }
    const base = '/assets/'
    return text.includes(base) ? { remote: 'shell', version: shell, base } : null
  }
}
