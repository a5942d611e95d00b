import { limitRate, requestLog } from '@storefront/server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { authenticate, type ServiceEnv } from './access/authenticate.ts'
import { errorHandler } from './http/errors.ts'
import type { createMetrics } from './http/metrics.ts'
import { beaconRoutes } from './routes/beacons.ts'
import { callRoutes } from './routes/callers.ts'
import { changeRoutes } from './routes/changes.ts'
import { consoleRoutes } from './routes/console.ts'
import { healthRoutes } from './routes/health.ts'
import { previewRoutes } from './routes/previews.ts'
import { publishRoutes } from './routes/published.ts'
import { registryRoutes } from './routes/registry.ts'
import { rolloutRoutes } from './routes/rollouts.ts'
import { traceRoutes } from './routes/trace.ts'
import type { ReleaseService } from './service.ts'
import { tracing } from './tracing.ts'

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

/** Everything that the service answers; `metrics` null where they are off. */
export function createApp(
  service: ReleaseService,
  metrics: ReturnType<typeof createMetrics> | null = null,
): Hono<ServiceEnv> {
  const { settings, access, redis } = service
  const app = new Hono<ServiceEnv>()
  app.onError(errorHandler(settings.log))
  app.notFound((c) => c.json({ error: 'There is nothing at this address.' }, 404))
  if (metrics) app.use(metrics.registerMetrics).get('/metrics', metrics.printMetrics)
  app.use(requestId())
  app.use('/api/*', tracing.request)
  app.use(requestLog(settings.log, ['/healthz', '/readyz']), secureHeaders(headers))
  app.route('/', healthRoutes(service))
  const { callsPerMinute: perMinute, trustProxy } = settings
  const limit = limitRate({ name: 'calls', perMinute, trustProxy, redis })
  app.use('/api/*', limit, authenticate(access))
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  const api = new Hono<ServiceEnv>()
  api.route('/', callRoutes(service))
  api.route('/environments', registryRoutes(service))
  api.route('/environments', changeRoutes(service))
  api.route('/environments', rolloutRoutes(service))
  api.route('/environments', beaconRoutes(service))
  api.route('/environments', previewRoutes(service))
  api.route('/releases', publishRoutes(service))
  api.route('/', traceRoutes(service))
  app.route('/api', api)
  app.route('/', consoleRoutes())
  return app
}
