import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { notFound } from '../http/refusal.ts'

const pictures = new URL('../../catalogue/pictures/', import.meta.url)

/** Cache size, enough for every preview. Each is made once, 11 s of one core in all, so requests need no limit. */
export const mostPreviews = 200

/** WebP for link previews, which read no AVIF; made on the first request. */
const previews = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  max: mostPreviews,
  fetchMethod: async (name) => {
    const picture = await readPicture(name)
    if (!picture) return undefined
    // Loading sharp at the start would take 250 ms.
    const { default: sharp } = await import('sharp')
    // Previews are made once, so sharp needs no cache of its own.
    sharp.cache(false)
    sharp.concurrency(1)
    return new Uint8Array(await sharp(picture).webp({ quality: 66, effort: 2 }).toBuffer())
  },
})

/** GET /media/{name}-{width}.avif and {name}-1200.webp. Immutable: changed pictures get new names. */
export function mediaRoutes() {
  return new Hono().get('/media/:file', async (context) => {
    const [, name = '', type] =
      /^([a-z0-9-]{1,80})\.(avif|(?<=-1200\.)webp)$/.exec(context.req.param('file')) ?? []
    const bytes = await (type === 'webp' ? previews.fetch(name) : readPicture(name))
    if (!bytes) throw notFound('picture')
    return context.body(bytes, 200, {
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}

async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(new URL(`${name}.avif`, pictures)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
