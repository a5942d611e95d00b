import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'

/** Cache-Control of files with a version in their name. */
export const immutable = 'public, max-age=31536000, immutable'

export const revalidated = 'public, max-age=3600'

export type FolderOptions = {
  cacheControl: string
  /** URL path prefix that stands for the folder, e.g. `/assets`. */
  prefix?: string
}

/** Serves the files of a folder, in brotli if there is a `.br` file beside them. Passes missing files to the next handler. */
export function folder(root: string, options: FolderOptions): MiddlewareHandler {
  return async (c, next) => (await fileBelow(c, root, options)) ?? next()
}

/** Responds with a file of a folder; null if it does not exist. */
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
  // Pages of other origins load remotes.
  found.headers.set('access-control-allow-origin', '*')
  found.headers.set('vary', 'accept-encoding')
  return found
}
