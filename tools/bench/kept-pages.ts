import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type Answer, askServer } from './network/backend.ts'

/** A page as the storefront answered it once, uncompressed, with the nonce of its styles. */
export type KeptPage = { headers: Answer['headers']; html: string; nonce: string }

/** Keeps what the storefront answers for some paths: the headers of every arm, and the static pages. */
export async function keepPages(
  storefront: string,
  paths: string[],
): Promise<Map<string, KeptPage>> {
  const pages = paths.map(async (path) => {
    const { status, headers, body } = await askServer(`${storefront}${path}`, {
      'accept-encoding': 'br',
    })
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    const html = String(brotliDecompressSync(body))
    return [path, { headers, html, nonce: /nonce="([^"]+)"/.exec(html)?.[1] ?? '' }] as const
  })
  return new Map(await Promise.all(pages))
}

/** The storefront's page without anything that runs: same markup, styles, font and images. Compressed once, as well as can be. */
export function staticPage({ headers, html }: KeptPage): Answer {
  const still = html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>\n?/gs, '')
    .replaceAll(/<link rel="(?:preload" as="script|stylesheet" data-rspack)[^>]*>\n?/g, '')
  return pageAnswer(headers, brotliCompressSync(still))
}

/** A page with the headers that the storefront gives it. */
export function pageAnswer(headers: Answer['headers'], body: Buffer): Answer {
  const all = { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) }
  return { status: 200, headers: all, body }
}
