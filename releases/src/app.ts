import { limitRate } from '@storefront/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { authenticate, type ServiceEnv } from './access/authenticate.ts'
import { errorHandler } from './http/errors.ts'
import { createMetrics } from './http/metrics.ts'
import { Refusal } from './http/refusal.ts'
import { requestLog } from './http/request-log.ts'
import { callRoutes } from './routes/callers.ts'
import { consoleRoutes } from './routes/console.ts'
import { healthRoutes } from './routes/health.ts'
import { registryRoutes } from './routes/registry.ts'
import type { ReleaseService } from './service.ts'

/** Calls of one address in a minute. */
const perMinute = 600

/** The largest body but a release, in bytes. */
const mostBytes = 64 * 1024

/** What a browser may do with the console: run its own files, call its own service. */
const headers: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
}

/** Everything that the service answers. */
export function createApp(service: ReleaseService): Hono<ServiceEnv> {
  const { settings, access } = service
  const app = new Hono<ServiceEnv>()
  app.onError(errorHandler(settings.log))
  app.notFound((c) => c.json({ error: 'There is nothing at this address.' }, 404))
  if (settings.metrics) {
    const { registerMetrics, printMetrics } = createMetrics()
    app.use(registerMetrics).get('/metrics', printMetrics)
  }
  app.use(requestId(), requestLog(settings.log), secureHeaders(headers))
  app.route('/', healthRoutes(service))
  const tooLarge = () => {
    throw new Refusal(413, `The body may have at most ${mostBytes / 1024} KB.`)
  }
  app.use('/api/*', limitRate(perMinute, settings.trustProxy), authenticate(access))
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  const limitBody = bodyLimit({ maxSize: mostBytes, onError: tooLarge })
  const api = new Hono<ServiceEnv>()
  api.route('/', callRoutes(service))
  api.use('/environments/*', limitBody)
  api.route('/environments', registryRoutes(service))
  app.route('/api', api)
  app.route('/', consoleRoutes())
  return app
}
