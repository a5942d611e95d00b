import { paths } from '@storefront/contract'
import type { WebServer } from '../../processes/web-server.ts'
import { Caller } from './ask.ts'
import type { Site } from './site.ts'
import { mixedIn, tagsOf } from './tuple-of.ts'

const visited = [
  paths.home,
  paths.hotels,
  `${paths.hotels}?destination=Tulum`,
  paths.tours,
  paths.blog,
]

export type SeenPromotes = {
  requests: number
  failed: number
  /** Pages whose parts are of different tuples. */
  mixed: string[]
  promotes: number
  /** The longest that a page of the tuple before was given out after a promote, in ms. */
  latestMs: number
}

/** Asks for pages all the time, while hotels is promoted and rolled back every few seconds. */
export async function promoteUnderLoad(
  { url }: WebServer,
  { desk, hotels }: Site,
  requests: number,
): Promise<SeenPromotes> {
  const seen: SeenPromotes = { requests: 0, failed: 0, mixed: [], promotes: 0, latestMs: 0 }
  let live = hotels[0]
  let since = performance.now()
  /** Until a promote has returned, a page may be of either tuple. */
  let isChanging = false
  let isOver = false
  const caller = new Caller(undefined, 16)
  const ask = async () => {
    while (seen.requests < requests) {
      const path = visited[seen.requests++ % visited.length] ?? paths.home
      const answer = await caller.ask(`${url}${path}`).catch(() => null)
      if (answer?.status !== 200) {
        seen.failed++
        continue
      }
      const mixed = mixedIn(answer)
      if (mixed) seen.mixed.push(`${path}: ${mixed}`)
      // What was asked for before the promote may be of either tuple.
      const isLate = !isChanging && answer.sentAt > since && tagsOf(answer)?.get('hotels') !== live
      if (isLate) seen.latestMs = Math.max(seen.latestMs, answer.sentAt - since)
    }
  }
  const promote = async () => {
    while (!isOver) {
      const [first, second] = hotels
      const next = live === first ? second : first
      isChanging = true
      if (next === second) await desk.promote({ hotels: next }, 'the laboratory')
      else await desk.rollback('hotels', 'the laboratory')
      since = performance.now()
      live = next
      isChanging = false
      seen.promotes++
      await new Promise((resolve) => setTimeout(resolve, 4000))
    }
  }
  const promoting = promote()
  await Promise.all(Array.from({ length: 16 }, ask))
  isOver = true
  await promoting
  if (live !== hotels[0]) await desk.rollback('hotels', 'the laboratory')
  caller.close()
  return seen
}
