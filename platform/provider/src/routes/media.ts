import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { notFound } from '../http/refusal.ts'

const pictures = new URL('../../catalogue/pictures/', import.meta.url)

/** Room for every preview that there is: each is made once, all of them in 11 s of one core, so that asking for them needs no gate. */
export const mostPreviews = 200

/** Pictures for link previews: chats and networks read no AVIF. Converted on the first request. */
const previews = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  max: mostPreviews,
  fetchMethod: async (name) => {
    const picture = await readPicture(name)
    if (!picture) return undefined
    // Not at the start, of which it would take a quarter of a second.
    const { default: sharp } = await import('sharp')
    // A preview is made once and kept: nothing else needs memory or a second core.
    sharp.cache(false)
    sharp.concurrency(1)
    return new Uint8Array(await sharp(picture).webp({ quality: 66, effort: 2 }).toBuffer())
  },
})

/** GET /media/{name}-{width}.avif: the pictures of the catalogue; {name}-1200.webp: their previews. A changed picture gets a new name, so they may be kept for ever. */
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

/** The AVIF of that name and width; null without one. */
async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(new URL(`${name}.avif`, pictures)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
