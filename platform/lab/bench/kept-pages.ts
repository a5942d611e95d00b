import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type Answer, askServer, type Pieces, whole } from './network/backend.ts'

/** A page as the storefront answered it once, uncompressed. */
export type KeptPage = { headers: Answer['headers']; html: string }

/** How often a page is asked for until the server has rendered it, and how long it is left alone in between, in ms. */
const attempts = 30
const pauseMs = 1000

/** Keeps what the storefront answers for some paths: the headers of every arm, and the static pages. */
export async function keepPages(
  storefront: string,
  paths: Iterable<string>,
): Promise<Map<string, KeptPage>> {
  const pages = new Map<string, KeptPage>()
  for (const path of paths) pages.set(path, await renderedPage(storefront, path))
  return pages
}

/** A server that is still busy leaves a page to the browser: it is asked again. Throws when that does not end. */
async function renderedPage(storefront: string, path: string): Promise<KeptPage> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { headers, body } = await askServer(`${storefront}${path}`, { 'accept-encoding': 'br' })
    const html = String(brotliDecompressSync(await whole(body)))
    const isRendered = html.includes('data-remote=') && !html.includes('"status":"pending"')
    if (isRendered) return { headers, html }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`The server does not render ${path}.`)
}

/** The storefront's page without anything that runs: same markup, styles, font and images. Compressed once, as well as can be. */
export function staticPage({ headers, html }: KeptPage): Answer {
  const still = html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>\n?/gs, '')
    .replaceAll(/<link rel="(?:preload" as="script|stylesheet" data-rspack)[^>]*>\n?/g, '')
  return pageAnswer(headers, [brotliCompressSync(still)])
}

/** A page with the headers that the storefront gives it; with its length where that is known. */
export function pageAnswer(
  { 'content-length': _, ...headers }: Answer['headers'],
  body: Pieces,
): Answer {
  const length = Array.isArray(body) ? { 'content-length': String(Buffer.concat(body).length) } : {}
  return { status: 200, headers: { ...headers, 'content-encoding': 'br', ...length }, body }
}
