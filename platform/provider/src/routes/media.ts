import { readFile } from 'node:fs/promises'
import { errorCode } from '@storefront/server'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { notFound } from '../http/refusal.ts'

const pictures = new URL('../../catalogue/pictures/', import.meta.url)

/** Cache size, enough for every preview. Each is made once, 11 s of one core in all, so requests need no limit. */
const mostPreviews = 200

/** WebP for link previews, which read no AVIF; made on the first request. */
const previews = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  max: mostPreviews,
  fetchMethod: async (key) => {
    const [name = ''] = key.split(' ')
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

/** Name, version, crop for phones, width and type, e.g. `hero-reef-v3f9a01bc-m-768.avif`. */
const address = /^([a-z0-9-]{1,80}?)(?:-v([0-9a-f]{8}))?(-m)?-(\d+)\.(avif|(?<=-1200\.)webp)$/

/**
 * GET /media/{name}-v{version}-{width}.avif and …-1200.webp. Cached for good under the version that the picture has
 * now.
 */
export function mediaRoutes(currentVersion: (name: string) => string | undefined) {
  return new Hono().get('/media/:file', async (context) => {
    const [, name = '', version, crop = '', width, type] =
      address.exec(context.req.param('file')) ?? []
    const file = `${name}${crop}-${width}`
    const current = currentVersion(name)
    const bytes = await (type === 'webp' ? previews.fetch(`${file} ${current}`) : readPicture(file))
    if (!bytes) throw notFound('picture')
    const isCurrent = version !== undefined && version === current
    return context.body(bytes, 200, {
      'content-type': `image/${type}`,
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
  })
}

async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(new URL(`${name}.avif`, pictures)))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
