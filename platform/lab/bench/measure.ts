import autocannon from 'autocannon'
import type { Browser } from 'playwright'
import { publicPages } from '../pages.ts'
import { earlyTap, interactions, routeChange, routes } from './acts.ts'
import { firstWindow } from './first-window.ts'
import { Samples } from './samples.ts'
import { shifts } from './shifts.ts'
import type { Site } from './sites.ts'
import { type Figures, usedShare, visit } from './visit.ts'

/** Maximum number of rounds with interactions. Regressions show most in page loads, which get every round. */
const actRounds = 3

/** Pages with a target against *static*. With another checkout, other pages are not visited on *static*. */
const besideStatic = ['home', 'hotel list', 'hotel detail']

/**
 * Measures the sites in turns, after one request of each page to warm up. The order alternates by round, because a visit
 * may be slower after another page's than after its own. Failures are noted and left out.
 */
export async function measure(browser: Browser, sites: Site[], rounds: number): Promise<Samples> {
  const samples = new Samples()
  const pages = await publicPages(sites[0]?.url ?? '')
  const running = sites.filter(({ name }) => name !== 'static')
  const visitedOn = (row: string) =>
    running.length > 1 && !besideStatic.includes(row) ? running : sites

  async function attempt(group: string, row: string, site: Site, measured: () => Promise<Figures>) {
    try {
      samples.add(group, row, site.name, await measured())
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : error
      samples.failures.push(`${row}, ${site.name}: ${why}`)
      console.error(samples.failures.at(-1))
    }
  }

  for (const site of sites)
    for (const path of Object.values(pages)) await (await fetch(site.url + path)).text()
  for (let round = 1; round <= rounds; round += 1) {
    for (const [row, path] of Object.entries(pages))
      for (const site of round % 2 ? visitedOn(row) : visitedOn(row).toReversed())
        await attempt('pages', row, site, () => visit(browser, site.url + path, site.name))
    console.log(`Pages, round ${round} of ${rounds} done`)
  }
  for (const [row, path] of Object.entries(pages))
    for (const site of running)
      await attempt('pages', row, site, () => firstWindow(browser, site.url + path))
  for await (const [row, { CLS }] of shifts(browser, sites[0]?.url ?? '', pages))
    samples.add('shifts', row, 'now', { CLS })
  for (const site of running)
    await attempt('pages', 'home', site, () => usedShare(browser, site.url + pages.home))
  for (let round = 0; round < Math.min(rounds, actRounds); round += 1) {
    for (const site of running) {
      await attempt('acts', 'one tap on From, as soon as it is painted', site, async () => ({
        ms: await earlyTap(browser, site.url),
      }))
      for (const [route, withHover] of [
        [routes[0], false] as const,
        ...routes.map((one) => [one, true] as const),
      ]) {
        if (!route) continue
        const row = `to ${route.to}, ${withHover ? 'after a hover' : 'no hover'}`
        await attempt('acts', row, site, async () => ({
          ms: await routeChange(browser, site.url, route, withHover),
        }))
      }
      const found = await interactions(browser, site.url, pages).catch((error: unknown) => {
        samples.failures.push(`interactions, ${site.name}: ${error}`)
        return []
      })
      for (const [row, ms] of found) samples.add('interactions', row, site.name, { ms })
    }
  }
  // Last, because an overloaded server leaves rendering to the browser for a while.
  for (const [row, path] of Object.entries(pages))
    for (const site of running)
      await attempt('pages', row, site, () => renderRate(site.url + path, rounds > 1 ? 5 : 1))
  for (const { name, startS = 0, memoryMb } of running) {
    samples.add('processes', '`npm start` to served', name, { s: startS })
    samples.add('processes', 'resident memory after all that', name, { MB: memoryMb?.() ?? 0 })
  }
  return samples
}

/** Pages per second of ten busy connections. Throws for a failed response. */
async function renderRate(url: string, seconds: number): Promise<Figures> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} times no page`)
  return { 'pages/s': requests.average }
}
