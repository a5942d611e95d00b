import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'

const built = join(import.meta.dirname, '../../../console/dist')

/** GET of the console's files; every other address outside the API is one of its screens. Nothing where it was not built. */
export function consoleRoutes(root = built): Hono {
  const app = new Hono()
  if (!existsSync(root)) return app
  return app
    .use(compress())
    .get('/assets/*', keepForEver, serveStatic({ root }), (c) => c.notFound())
    .get('/favicon.svg', serveStatic({ root }))
    .get('/api/*', (c) => c.notFound())
    .get('*', serveStatic({ root, path: 'index.html' }))
}

/** For files with a hash in their name. */
const keepForEver: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
}
