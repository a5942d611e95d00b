import type { APIRequestContext } from '@playwright/test'

/** A file with its bytes on the wire. */
export type NamedFile = { path: string; bytes: number }

/** Scripts that the HTML of a page names, to run or to preload, in brotli. */
export async function namedScripts(
  request: APIRequestContext,
  address: string,
): Promise<NamedFile[]> {
  const html = await (await request.get(address)).text()
  const tags = html.match(/<script src="[^"]+"|<link rel="preload" as="script"[^>]* href="[^"]+"/g)
  const paths = new Set((tags ?? []).map((tag) => /"([^"]*\.js)"/.exec(tag)?.[1] ?? ''))
  return Promise.all(
    [...paths].map(async (path) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      return { path, bytes: Number(answer.headers()['content-length']) }
    }),
  )
}
