import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const root = join(import.meta.dirname, '../../console/dist')

/** The console's files. Every address that is nothing else is one of its screens. */
export function consoleRoutes(): Hono {
  return new Hono()
    .use(
      '/assets/*',
      serveStatic({
        root,
        onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
    .get('/assets/*', (c) => c.notFound())
    .get('/favicon.svg', serveStatic({ root }))
    .get('/api/*', (c) => c.notFound())
    .get('*', serveStatic({ root, path: 'index.html' }))
}
