import type { APIRequestContext, Page } from '@playwright/test'

/** A file that a page names in its HTML, with its bytes on the wire. */
export type NamedFile = { path: string; bytes: number }

/** The scripts that the HTML of a page names: what it starts with and what it hints at, in brotli. */
export async function namedScripts(
  request: APIRequestContext,
  address: string,
): Promise<NamedFile[]> {
  const html = await (await request.get(address)).text()
  const tags = html.match(/<script src="[^"]+"|<link rel="preload" as="script"[^>]* href="[^"]+"/g)
  const paths = (tags ?? []).map((tag) => /"([^"]*\.js)"/.exec(tag)?.[1] ?? '')
  return Promise.all(
    paths.map(async (path) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      return { path, bytes: Number(answer.headers()['content-length']) }
    }),
  )
}

/** How far the things on this page have moved by themselves so far (cumulative layout shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
            if (!shift.hadRecentInput) sum += shift.value
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // What is buffered comes in a task of its own.
        setTimeout(() => {
          add(observer.takeRecords())
          resolve(sum)
        }, 50)
      }),
  )
}
