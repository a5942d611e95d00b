import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import { contentType } from '@storefront/federation/release'
import type { Context } from 'hono'

/** For files whose name says which version they are: they never change. */
export const immutable = 'public, max-age=31536000, immutable'

/** For files that keep their name when they change. */
export const revalidated = 'public, max-age=3600'

/** Answers with a file below `root`, in brotli where its twin was made at build time; null when there is none. */
export async function serveFile(
  c: Context,
  root: string,
  path: string,
  cacheControl: string,
): Promise<Response | null> {
  const file = join(root, normalize(`/${path}`))
  const type = contentType(file)
  if (!type) return null
  const headers = new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    // Remotes may be served from another origin than the page.
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  })
  if (c.req.header('accept-encoding')?.includes('br')) {
    const small = await sizeOf(`${file}.br`)
    if (small !== null) {
      headers.set('content-encoding', 'br')
      return stream(`${file}.br`, small, headers)
    }
  }
  const size = await sizeOf(file)
  return size === null ? null : stream(file, size, headers)
}

function stream(file: string, size: number, headers: Headers): Response {
  headers.set('content-length', String(size))
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}
