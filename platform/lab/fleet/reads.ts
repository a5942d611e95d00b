import { setTimeout as pause } from 'node:timers/promises'
import { detailPaths, paths } from '@storefront/contract'
import * as v from 'valibot'
import { dayFromToday } from '../../../e2e/visitor/days.ts'
import { type Answer, Caller } from '../fronts/ask.ts'
import { mixedIn, tagsOf } from '../fronts/tuple-of.ts'
import type { Read } from './counts.ts'

/** Visitors who read, and connections that each of them keeps. */
const [visitors, connections] = [24, 2]

const listed = v.object({ data: v.array(v.object({ slug: v.string() })) })
const found = v.object({
  data: v.union([v.pipe(v.array(v.unknown()), v.nonEmpty()), v.record(v.string(), v.unknown())]),
})

/** What visitors read, of every kind; `n` makes each search a new one. */
async function addresses(url: string): Promise<((n: number) => string)[]> {
  const first = async (list: string) => {
    const answer = await fetch(`${url}/api/v1/${list}`)
    return v.parse(listed, await answer.json()).data[0]?.slug ?? ''
  }
  const [hotel, tour, article] = [
    await first('hotels'),
    await first('tours'),
    await first('articles'),
  ]
  const home = await (await fetch(`${url}${paths.home}`)).text()
  const files = [...home.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+)"/g)]
  const day = (n: number) => dayFromToday(7 + (n % 300))
  const pages = [
    paths.home,
    paths.hotels,
    detailPaths.hotel(hotel),
    paths.tours,
    detailPaths.tour(tour),
    paths.packages,
    paths.blog,
    detailPaths.article(article),
  ]
  const searches = [
    (n: number) =>
      `${paths.flightResults}?from=CUN&to=MIA&departureDate=${day(n)}&returnDate=&type=Oneway`,
    (n: number) => `/api/v1/flights/search?from=CUN&to=MIA&date=${day(n)}`,
    (n: number) => `/api/v1/hotels?check_in=${day(n)}&check_out=${day(n + 2)}`,
    (n: number) => `/api/v1/hotels/${hotel}?check_in=${day(n)}&check_out=${day(n + 2)}`,
  ]
  return [...pages, ...files.map(([, file = '']) => file)]
    .map((address) => () => address)
    .flatMap((address, n) => [address, searches[n % searches.length] ?? address])
}

/** Why an answer is not what was asked for; null for a good one. */
function failureOf(path: string, { status, text, headers }: Answer): string | null {
  if (status !== 200) return `${status}`
  if (path.startsWith('/api/'))
    return v.is(v.pipe(v.string(), v.parseJson(), found), text) ? null : 'no data'
  if (headers['content-type']?.startsWith('text/html')) {
    if (!text.trimEnd().endsWith('</html>')) return 'half a page'
    // The storefront lets only a page be kept that has all its parts and their data.
    return headers['surrogate-key'] ? null : 'a page that lacks a part'
  }
  return text === '' ? 'nothing' : null
}

/** Reads one address after the other, so many a second, whether earlier ones were answered or not. */
export async function keepReading(url: string, perSecond: number, phase: () => string) {
  const wanted = await addresses(url)
  const callers = Array.from(
    { length: visitors },
    (_, n) => new Caller(`127.0.2.${n + 1}`, connections),
  )
  const reads: Read[] = []
  const failures = new Map<string, number>()
  const asked = new Set<Promise<void>>()
  const started = performance.now()
  let isOver = false
  let sent = 0

  const ask = async (caller: Caller, path: string) => {
    const [during, from] = [phase(), performance.now()]
    const answer = await caller.ask(`${url}${path}`).catch((error: Error) => error)
    const isAnswered = !(answer instanceof Error)
    const failure = isAnswered ? failureOf(path, answer) : answer.message
    const mixed = isAnswered && tagsOf(answer) ? mixedIn(answer) : null
    reads.push({ phase: during, ms: performance.now() - from, failure, mixed })
    for (const what of [failure, mixed]) {
      const line = `${during}: ${path.split('?')[0]}: ${what}`
      if (what) failures.set(line, (failures.get(line) ?? 0) + 1)
    }
  }
  const running = (async () => {
    while (!isOver) {
      // Timers come late on a busy machine: every reader that is due asks now.
      while (sent < ((performance.now() - started) / 1000) * perSecond) {
        const n = sent++
        const [caller, address] = [callers[n % visitors], wanted[n % wanted.length]]
        if (!caller || !address) continue
        const answer = ask(caller, address(n))
        asked.add(answer)
        void answer.then(() => asked.delete(answer))
      }
      await pause(5)
    }
  })()
  return {
    reads,
    /** What went wrong, with how often. */
    failures,
    /** Answers how often browsers would have asked again by themselves. */
    stop: async () => {
      isOver = true
      await running
      await Promise.all(asked)
      for (const caller of callers) caller.close()
      return callers.reduce((sum, { again }) => sum + again, 0)
    },
  }
}
