import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'

/** For files whose name says which version they are: they never change. */
export const immutable = 'public, max-age=31536000, immutable'

/** For files that keep their name when they change. */
export const revalidated = 'public, max-age=3600'

export type FolderOptions = {
  cacheControl: string
  /** The part of an address before the path below the folder, `/assets`. */
  prefix?: string
}

/** Serves the files below a folder, in brotli where a twin was made at build time; what is not there is left to the next handler. */
export function folder(root: string, options: FolderOptions): MiddlewareHandler {
  return async (c, next) => (await fileBelow(c, root, options)) ?? next()
}

/** Answers with a file below a folder; null when there is none. */
export async function fileBelow(
  c: Context,
  root: string,
  { cacheControl, prefix = '' }: FolderOptions,
): Promise<Response | null> {
  const serve = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(prefix.length),
  })
  const found = await serve(c, async () => {})
  if (!found) return null
  found.headers.set('cache-control', cacheControl)
  // Remotes may be served from another origin than the page.
  found.headers.set('access-control-allow-origin', '*')
  found.headers.set('vary', 'accept-encoding')
  return found
}
