import { limitRate, type Redis, requestLog } from '@storefront/server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { BookingDesk } from './bookings/desk.ts'
import type { CatalogueStore } from './catalogue/store.ts'
import type { Connection } from './database/connect.ts'
import { errorHandler, notFoundHandler } from './http/errors.ts'
import type { createMetrics } from './http/metrics.ts'
import { Refusal } from './http/refusal.ts'
import type { SandboxGateway } from './payments/sandbox-gateway.ts'
import { airportRoutes } from './routes/airports.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { contactRoutes } from './routes/contact.ts'
import { contentRoutes } from './routes/content.ts'
import { contractRoutes } from './routes/contract.ts'
import { destinationRoutes } from './routes/destinations.ts'
import { flightRoutes } from './routes/flights.ts'
import { type HealthParts, healthRoutes } from './routes/health.ts'
import { hotelRoutes } from './routes/hotels.ts'
import { mediaRoutes } from './routes/media.ts'
import { operationRoutes } from './routes/operations.ts'
import { packageRoutes } from './routes/packages.ts'
import { paymentRoutes } from './routes/payments.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { tourRoutes } from './routes/tours.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import type { ProviderSettings } from './settings.ts'

export type AppParts = {
  settings: ProviderSettings
  desk: BookingDesk
  catalogue: CatalogueStore
  backup: Connection['backup']
  /** Null where another gateway takes the payments. */
  sandbox: SandboxGateway | null
  /** Null where metrics are off. */
  metrics: ReturnType<typeof createMetrics> | null
  /** Where providers count calls together; null: each counts its own. */
  redis: Redis | null
  health: HealthParts
}

/** Asked once a second or more by whoever keeps the process running, or keeps its pages. */
const polled = ['/healthz', '/api/v1/catalogue/revision']

/** The whole API of spec §7 under /api/v1, the pictures, the sandbox's payment page and the health checks. */
export function createApp(parts: AppParts): Hono {
  const { settings, desk, catalogue, backup, sandbox, metrics, redis, health } = parts
  const { log } = settings
  const app = new Hono()
  app.onError(errorHandler(log))
  app.notFound(notFoundHandler)
  if (metrics) app.use(metrics.registerMetrics).get('/metrics', metrics.printMetrics)
  app.use(requestId())
  app.use('/api/*', (context, next) =>
    polled.includes(context.req.path) ? next() : settings.tracing.request(context, next),
  )
  app.use(requestLog(log, polled))
  app.use(
    secureHeaders({
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      crossOriginResourcePolicy: 'cross-origin',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    }),
  )
  app.use(async (context, next) => {
    await next()
    // The payment page has a policy of its own; nothing else here is a page.
    const { headers } = context.res
    if (headers.has('content-security-policy')) return
    // Not `context.header`: that would make a stream of the body.
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
  const api = new Hono()
  if (settings.corsOrigins.length > 0) {
    const allowHeaders = ['content-type', 'idempotency-key']
    api.use(cors({ origin: settings.corsOrigins, allowHeaders, allowMethods: ['GET', 'POST'] }))
  }
  const { trustProxy, bookingsPerMinute, contactPerMinute } = settings
  const limit = (name: string, perMinute: number) =>
    limitRate({ name, perMinute, trustProxy, redis, refuse: tooManyCalls })
  const bookingParts = {
    desk,
    catalogue,
    rules: settings,
    limit: limit('bookings', bookingsPerMinute),
    log,
  }
  api
    .route('/', catalogueRoutes(catalogue))
    .route('/', contentRoutes(catalogue))
    .route('/', destinationRoutes(catalogue))
    .route('/', airportRoutes(catalogue))
    .route('/', flightRoutes(bookingParts))
    .route('/', hotelRoutes(bookingParts))
    .route('/', tourRoutes(bookingParts))
    .route('/', packageRoutes(bookingParts))
    .route(
      '/',
      contactRoutes({
        db: desk.db,
        mapUrl: settings.mapUrl,
        limit: limit('contact', contactPerMinute),
        now: desk.now,
      }),
    )
    .route('/', contractRoutes())
    .route('/', webhookRoutes(desk, log))
    .route('/', paymentRoutes(desk, settings, log))
  app.route('/api/v1', api)
  app.route('/', mediaRoutes())
  app.route('/', healthRoutes(health))
  if (settings.operationsToken) {
    const token = settings.operationsToken
    app.route('/operations', operationRoutes({ desk, backup, log, token }))
  }
  if (sandbox) {
    const deliver = async (body: string, headers: Record<string, string>) =>
      app.request(`/api/v1/webhooks/${sandbox.name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    app.route('/sandbox', sandboxRoutes(sandbox, deliver, log))
  }
  return app
}

function tooManyCalls(_: Context, retryAfterSeconds: number): never {
  throw new Refusal(429, 'too_many_requests', 'Please wait a moment before trying again.', {
    retryAfterSeconds,
  })
}
