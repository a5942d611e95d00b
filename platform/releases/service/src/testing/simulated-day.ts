import type { Registry } from '@storefront/contract'
import type { Beacon } from '@storefront/shell'
import { Tallies } from '../../../../storefront/src/operations/tallies.ts'
import { versionsFor } from '../../../../storefront/src/pages/page-versions.ts'
import { advanced, applied, beginRollout, percentOf, type Rollout } from '../rollouts/rollout.ts'
import { type RolloutState, withBatch } from '../rollouts/rollout-state.ts'

/** How pages of a version fare. */
export type Behaviour = {
  /** Share of the browsers in which it throws on every page. */
  brokenBrowsers: number
  /** Of the load times of what is live, e.g. 1.3. */
  slowness: number
}

/** Visitors who report the worst though nothing went wrong, each from a network of its own and with a cookie of the server. */
export type Attack = {
  /** Of the visitors with the version that they tell of. */
  share: number
  on: 'canary' | 'live'
}

export type DayOptions = {
  seed: number
  visitors: number
  canary: Behaviour
  attack?: Attack
  /** Steps and time between them; one that never ends looks for false alarms. */
  steps: number[]
  everySeconds: number
}

export type DayOutcome = {
  state: Rollout['state']
  sentence: string | null
  /** Visitors of the site until it was over, how many of them got the canary, and how many got it after it was over. */
  visitors: number
  canaryVisitors: number
  afterwards: number
}

/** A rollout and what it is compared with, as visitors of one day. */
const app = 'flights'
const live = '1.0.0'
const canary = '1.1.0'

/** Visitors a second: 100,000 are a day. */
const visitorsPerSecond = 100_000 / 86_400

/** What goes wrong with any version: one page in 500 throws, one in 300 lacks its code. */
const usual = { throws: 1 / 500, fails: 1 / 300, medianMs: 900, spread: 0.6 }

/** The registry as a rollout wants it. */
function registryAt(rollout: Rollout | null): Registry {
  const percent = rollout ? percentOf(rollout) : 0
  const known = { live: percent === 100 ? canary : live, versions: [live, canary] }
  const some = percent > 0 && percent < 100 ? { canary: { version: canary, percent } } : {}
  return { revision: 1, remotes: { [app]: { ...known, ...some } } }
}

/** Sends visitors through a rollout, with a clock of its own. The same seed is the same day. */
export function simulateDay(options: DayOptions): DayOutcome {
  const { seed, steps, everySeconds } = options
  const random = seeded(seed)
  let second = 0
  const now = () => new Date(second * 1000)
  const plan = { app, version: canary, steps, everySeconds, by: 'the simulation', reason: 'a day' }
  let registry = registryAt(null)
  let rollout = applied(beginRollout({ ...plan, id: 'day' }, registry, now()))
  registry = registryAt(rollout)
  let state: RolloutState = { tallies: [], heard: {}, rollouts: [rollout] }
  /** Counts a batch, and takes the step that is due by it. */
  const count = (number: number, tallies: RolloutState['tallies']) => {
    state = withBatch(state, { from: 'a', number, tallies }, now())
    rollout = advanced(state.rollouts[0] ?? rollout, registry, now())
    if (!rollout.isApplied) {
      registry = registryAt(rollout)
      rollout = applied(rollout)
    }
    state = { ...state, rollouts: [rollout] }
  }
  const storefront = new Tallies()
  const reports = new Map<number, { visitor: string; beacons: Beacon[] }[]>()
  const { share, on } = options.attack ?? { share: 0, on: 'canary' }
  const outcome = { visitors: 0, canaryVisitors: 0, afterwards: 0 }
  let batch = 0
  let targets = 0
  for (let n = 0; n < options.visitors; n++) {
    const arrives = Math.floor(n / visitorsPerSecond)
    for (; second < arrives; second++) {
      const told = reports.get(second)
      if (!told) continue
      reports.delete(second)
      for (const { visitor, beacons } of told)
        storefront.add(beacons, { visitor, address: visitor }, new Date(0).toISOString())
      count(++batch, storefront.takeUnreported(9))
    }
    const visitor = `${seed}-${n}`
    const hasCanary = versionsFor(registry, visitor)[app] === canary
    if (rollout.state !== 'running') {
      if (hasCanary && rollout.state !== 'done') outcome.afterwards++
      continue
    }
    outcome.visitors++
    if (hasCanary) outcome.canaryVisitors++
    visit(visitor)
  }
  return { state: rollout.state, sentence: rollout.verdict, ...outcome }

  /** One to three pages, each of which tells when it is left. */
  function visit(visitor: string) {
    const isTarget = (versionsFor(registry, visitor)[app] === canary) === (on === 'canary')
    if (isTarget) targets++
    const isForged = isTarget && Math.floor(targets * share) > Math.floor((targets - 1) * share)
    const isBroken = random() < options.canary.brokenBrowsers
    for (let page = 0, left = second; page < 3; page++) {
      left += 20 + Math.floor(random() * 100)
      const version = versionsFor(registry, visitor)[app] ?? live
      const told = reports.get(left) ?? []
      const beacons = isForged
        ? forged(version)
        : beaconsOf(version, isBroken && version === canary)
      told.push({ visitor, beacons })
      reports.set(left, told)
      if (random() < 0.5) return
    }
  }

  function beaconsOf(version: string, isBroken: boolean): Beacon[] {
    const beacon = { remote: app, version, ms: null, error: null } as const
    if (random() < usual.fails) return [{ ...beacon, outcome: 'failed', error: 'TypeError' }]
    const slowness = version === canary ? options.canary.slowness : 1
    const ms = usual.medianMs * slowness * Math.exp(usual.spread * normal(random))
    const throws = isBroken || random() < usual.throws
    return [
      { ...beacon, outcome: 'loaded', ms: Math.round(ms) },
      ...(throws ? [{ ...beacon, outcome: 'threw' as const, error: 'TypeError' }] : []),
    ]
  }
}

/** The worst that a page can report. */
function forged(version: string): Beacon[] {
  const beacon = { remote: app, version, outcome: 'loaded', ms: 600_000, error: null } as const
  const went = { ...beacon, ms: null, error: 'TypeError' }
  return [beacon, { ...went, outcome: 'failed' }, { ...went, outcome: 'threw' }]
}

/** Numbers between 0 and 1, the same for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** A number of the standard normal distribution. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
