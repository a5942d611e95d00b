import { chromiumLaunch, wholeChromiumPath } from '@storefront/chromium'
import { liveVersions } from '@storefront/releases'
import type { Remotes } from '@storefront/shell'
import { type Browser, chromium } from 'playwright'
import { releasesIn } from '../../processes/apps.ts'
import { startStorefront } from '../../processes/storefront.ts'
import { folderRemotes } from '../../storefront/src/releases/live-remotes.ts'
import { type ArmName, createArms } from './arms.ts'
import { type Builds, benchReleases } from './builds.ts'
import { keepPages } from './kept-pages.ts'
import { type EarlyTap, tapEarly } from './measures/early-tap.ts'
import { measureInteractions } from './measures/interactions.ts'
import { measureListRender } from './measures/list-render.ts'
import { measureRenderRate, type RenderRate } from './measures/render-rate.ts'
import {
  changeRoute,
  type MemoryUse,
  measureMemory,
  type RouteChange,
  routeList,
} from './measures/route-change.ts'
import { type Conditions, visit } from './measures/visit.ts'
import { createCertificate, trusting } from './network/certificate.ts'
import { type Edge, startEdge } from './network/edge.ts'
import { slowPhone } from './network/lane.ts'
import { type BenchPage, benchPages, type PageName } from './pages.ts'
import { Samples, type Visits, visitKey } from './samples.ts'

export const slow: Conditions = { name: 'slow phone', speed: slowPhone, cpuSlowdown: 4 }
export const free: Conditions = { name: 'unthrottled', speed: null, cpuSlowdown: 1 }

/** Which arms a page is compared in. */
export const compared: Record<PageName, ArmName[]> = {
  home: ['federated', 'one bundle', 'one script', 'static'],
  'flight results': ['federated', 'one bundle'],
  'hotel list': ['federated', 'one bundle', 'static'],
  'hotel detail': ['federated', 'one bundle', 'static'],
}

/** Pages that are also visited unthrottled. */
export const alsoFree: PageName[] = ['home', 'hotel list']

/** In so many rounds at most, unthrottled pages, taps, interactions and route changes without a target are measured: the whole takes a quarter of an hour. */
export const fewRounds = 3

const arms = ['federated', 'one bundle'] as const

/** Which changes of page are measured: all of them after a hover, the first one without as well. */
export const routeCases = routeList.flatMap((route, index) =>
  arms.flatMap((arm) =>
    (index === 0 ? [false, true] : [true]).map((withHover) => [route, arm, withHover] as const),
  ),
)

/** A link of the home page whose click the page's own code takes: the way home. */
const clickable = 'header a[href="/"]'

export type Results = {
  visits: Visits
  interactive: Samples<{ tti: number }>
  /** Early taps, by arm. */
  early: Samples<EarlyTap>
  /** Interaction to next paint of the federated site, by what was done. */
  interactions: Samples<{ ms: number }>
  routes: Samples<RouteChange>
  memory: Partial<Record<ArmName, MemoryUse>>
  rates: { page: PageName; rate: RenderRate }[]
  /** Processor time of a list's render in each round, in ms. */
  listRenderMs: number[]
  seconds: Builds['seconds']
  rounds: number
  /** What could not be measured, in words. */
  failures: string[]
}

/** Measures everything in one run, the arms in turns. What fails is noted and left out. */
export async function run(builds: Builds, rounds: number): Promise<Results> {
  const results: Results = {
    visits: new Samples(),
    interactive: new Samples(),
    early: new Samples(),
    interactions: new Samples(),
    routes: new Samples(),
    memory: {},
    rates: [],
    listRenderMs: [],
    seconds: builds.seconds,
    rounds,
    failures: [],
  }
  const storefront = await startStorefront({
    port: '0',
    env: {
      ...releasesIn(benchReleases),
      DATA_DIR: 'memory://',
      SANDBOX_PAYMENTS: 'on',
      LOG_LEVEL: 'warn',
    },
  })
  const certificate = await createCertificate()
  const browser = await chromium.launch({
    ...chromiumLaunch,
    executablePath: wholeChromiumPath,
    args: [...chromiumLaunch.args, trusting(certificate)],
  })
  const edges: Partial<Record<ArmName, Edge>> = {}
  try {
    const remotes = await liveRemotes()
    const pages = await benchPages(storefront.url)
    const paths = [...pages.map(({ path }) => path), ...routeList.map(({ from }) => from)]
    const kept = await keepPages(storefront.url, new Set(paths))
    const arms = await createArms({ storefront: storefront.url, remotes, kept, ...builds })
    for (const name of Object.keys(arms) as ArmName[]) {
      edges[name] = await startEdge(arms[name], certificate)
    }
    // Round 0 warms the servers up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      if (round) await measureList(storefront.url, remotes, results)
      await measurePages(browser, edges as Record<ArmName, Edge>, pages, round, results)
      if (round) console.log(`Round ${round} of ${rounds} done`)
    }
    await measureInput(browser, edges as Record<ArmName, Edge>, pages, results)
    await measureRoutes(browser, edges as Record<ArmName, Edge>, results)
    // Last: a server that is asked for more than it can answer leaves pages to the browser for a while.
    await measureServer(storefront.url, pages, results)
  } finally {
    await browser.close()
    for (const edge of Object.values(edges)) await edge.close()
    await storefront.stop()
  }
  return results
}

async function measurePages(
  browser: Browser,
  edges: Record<ArmName, Edge>,
  pages: BenchPage[],
  round: number,
  { visits, interactive, failures }: Results,
) {
  for (const { name, path } of pages) {
    for (const arm of compared[name]) {
      const isFree = round === 0 || (round <= fewRounds && alsoFree.includes(name))
      for (const conditions of [...(isFree ? [free] : []), ...(round ? [slow] : [])]) {
        await attempt(failures, `${name}, ${arm}, ${conditions.name}`, async () => {
          const seen = await visit(browser, edges[arm], { path, conditions })
          if (round) visits.add(visitKey(conditions.name, name, arm), seen)
        })
      }
      if (round === 0 || name !== 'home' || arm === 'static') continue
      await attempt(failures, `time to interactive, ${arm}`, async () => {
        const options = { path, conditions: slow, clickable }
        interactive.add(arm, await visit(browser, edges[arm], options))
      })
    }
  }
}

async function measureInput(
  browser: Browser,
  edges: Record<ArmName, Edge>,
  pages: BenchPage[],
  { early, interactions, rounds, failures }: Results,
) {
  const pathOf = (page: string) => pages.find(({ name }) => name === page)?.path ?? '/'
  for (let round = 0; round < Math.min(rounds, fewRounds); round += 1) {
    for (const arm of arms) {
      await attempt(failures, `taps before life, ${arm}`, async () => {
        early.add(arm, await tapEarly(browser, edges[arm], slow))
      })
    }
    await attempt(failures, 'interactions', async () => {
      const found = await measureInteractions(browser, edges.federated, slow, pathOf)
      for (const [what, ms] of found) interactions.add(what, { ms })
    })
  }
}

async function measureRoutes(
  browser: Browser,
  edges: Record<ArmName, Edge>,
  { routes, memory, rounds, failures }: Results,
) {
  for (let round = 0; round < rounds; round += 1) {
    for (const [route, arm, withHover] of routeCases) {
      if (round >= fewRounds && route !== routeList[0]) continue
      const key = routeKey(arm, withHover, route.to)
      await attempt(failures, `route change, ${key}`, async () => {
        routes.add(key, await changeRoute(browser, edges[arm], slow, withHover, route))
      })
    }
  }
  for (const arm of arms) {
    await attempt(failures, `memory, ${arm}`, async () => {
      memory[arm] = await measureMemory(browser, edges[arm], 50)
    })
  }
}

/** Route changes are kept under their arm and way, and where they lead. */
export function routeKey(arm: ArmName, withHover: boolean, to: string = routeList[0].to): string {
  return `${to}, ${arm}, ${withHover ? 'after a hover' : 'no hover'}`
}

async function liveRemotes(): Promise<Remotes> {
  const reader = folderRemotes(benchReleases)
  return (await reader.remotes(liveVersions(await reader.registry()))).remotes
}

/** Between the visits, in a process of its own, while neither browser nor server has anything to do. */
async function measureList(url: string, { hotels }: Remotes, { failures, listRenderMs }: Results) {
  await attempt(failures, 'render of the hotel list', async () => {
    if (!hotels) throw new Error('Hotels are not live.')
    listRenderMs.push(await measureListRender(url, hotels, 20))
  })
}

async function measureServer(url: string, pages: BenchPage[], results: Results) {
  const { failures, rates, rounds } = results
  for (const { name, path } of pages) {
    await attempt(failures, `render rate, ${name}`, async () => {
      rates.push({ page: name, rate: await measureRenderRate(`${url}${path}`, rounds > 1 ? 6 : 2) })
    })
  }
}

async function attempt(failures: string[], what: string, measure: () => Promise<void>) {
  try {
    await measure()
  } catch (error) {
    console.error(`${what}:`, error)
    failures.push(`${what}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}
