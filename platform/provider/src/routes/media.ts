import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { notFound } from '../http/refusal.ts'

const pictures = new URL('../../catalogue/pictures/', import.meta.url)

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

/** GET /media/{name}-{width}.avif|webp: the pictures of the catalogue, and as WebP what previews of links show. A changed picture gets a new name, so they may be kept for ever. */
export function mediaRoutes() {
  return new Hono().get('/media/:file', async (context) => {
    const [, file = '', extension = ''] =
      /^([a-z0-9-]{1,80}\.(avif|webp))$/.exec(context.req.param('file')) ?? []
    const type = types[extension]
    if (!type) throw notFound('picture')
    const bytes = await readFile(new URL(file, pictures)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
    if (!bytes) throw notFound('picture')
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
