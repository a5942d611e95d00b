import { relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { neededExposes } from '@storefront/federation/parts'
import type { PageInput, RenderBundle } from '@storefront/shell'
import { root } from '../../processes/apps.ts'
import { withShiftedClock } from './shifted-clock.ts'

export type SampleJob = {
  /** Facts that all pages share. */
  page: Omit<PageInput, 'url'>
  /** Pages to render. */
  pages: { screen: string; address: string }[]
  /** Vertical to render. */
  name: string
  /** Address of its server build. */
  build: string
}

/** A release is refused for a page that takes longer, in ms. */
const budgetMs = 8000

process.setSourceMapsEnabled(true)
const { openShell, shared } = (await import(workerData)) as RenderBundle
Object.assign(globalThis, { __STOREFRONT_SHARED__: shared })
// Files of the shell matter to browsers only.
const noFiles = JSON.stringify({ js: [], css: [], views: {} })
const { makePage } = await openShell(async () => noFiles)

/** Posts each fault of a vertical, and null at the end. */
async function renderAll({ page, pages, name, build }: SampleJob): Promise<void> {
  const { exposes } = await import(build)
  for (const { screen, address } of pages) {
    const note = (error: unknown) => {
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort?.postMessage(`${screen} (${address}) on the server: ${shortened(stack)}`)
    }
    // The shell logs the errors that it survives.
    console.error = (_message, error) => note(error)
    const url = page.origin + address
    const needed = neededExposes(new URL(url), page.remotes)
    const input = {
      ...page,
      ...{ url, budgetMs, codeBudgetMs: budgetMs, dataBudgetMs: budgetMs },
      exposes: needed.filter(({ remote }) => remote === name),
    }
    const load = (_: string, expose: string) => exposes[expose]()
    const make = () => makePage(input, { load, read: async () => '' })
    try {
      const now = await make()
      // A browser renders the page with another clock and must come to the same.
      const later = await withShiftedClock(make)
      if (isDeepStrictEqual(later.result, now)) continue
      const places = later.reads.flatMap((stack) => ownPlaces(stack)[0] ?? [])
      const read = [...new Set(places)].map((place) => `\n  at ${relative(root, place)}`)
      note(`it depends on the clock, which is read${read.join('')}`)
    } catch (error) {
      note(error)
    }
  }
  parentPort?.postMessage(null)
}

parentPort?.on('message', (job: SampleJob) => void renderAll(job))

/** Places of a stack in sources of ours. Built files without a source, and files of this command, start with `file:`. */
function ownPlaces(stack: string): string[] {
  const places = [...stack.matchAll(/[( ](\/[^()\s]+:\d+:\d+)/g)].map(([, place = '']) => place)
  return places.filter((place) => !place.includes('/node_modules/'))
}

/** Message of an error with its first place in a source of ours, else the whole stack. */
function shortened(stack: string): string {
  const [own] = ownPlaces(stack)
  return own ? `${stack.split('\n')[0]}\n  at ${relative(root, own)}` : stack
}
