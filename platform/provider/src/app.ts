import contract from '@storefront/contract/openapi.json' with { type: 'json' }
import {
  type Admission,
  admitReads,
  busy,
  limitDay,
  limitRate,
  requestLog,
} from '@storefront/server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { BookingDeps } from './bookings/deps.ts'
import type { Connection } from './database/connect.ts'
import { sendJson } from './http/answers.ts'
import { errorHandler, notFoundHandler } from './http/errors.ts'
import type { createMetrics } from './http/metrics.ts'
import { Refusal } from './http/refusal.ts'
import { messageKilobytes, mostReads, mostReadsOfOne, requestKilobytes } from './limits.ts'
import type { SandboxGateway } from './payments/sandbox-gateway.ts'
import { airportRoutes } from './routes/airports.ts'
import { bookingRoutes, replacesHeader } from './routes/booking-calls.ts'
import { contactRoutes } from './routes/contact.ts'
import { contentRoutes } from './routes/content.ts'
import { destinationRoutes } from './routes/destinations.ts'
import { flightRoutes } from './routes/flights.ts'
import { type HealthParts, healthRoutes } from './routes/health.ts'
import { hotelRoutes } from './routes/hotels.ts'
import { mediaRoutes } from './routes/media.ts'
import { operationRoutes } from './routes/operations.ts'
import { paymentRoutes } from './routes/payments.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { packageRoutes, tourRoutes } from './routes/trips.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import type { ProviderSettings } from './settings.ts'

export type AppParts = {
  backup: Connection['backup']
  sandbox: SandboxGateway | null
  metrics: ReturnType<typeof createMetrics> | null
  health: HealthParts
}

/** Supervisors and storefronts poll these about once a second, so they are neither logged nor traced. */
const polled = ['/healthz', '/api/v1/catalogue/revision']

const contractJson = JSON.stringify(contract)

/** Creates the app: the API under /api/v1, pictures, the sandbox's payment page, health checks. */
export function createApp(deps: BookingDeps, { backup, sandbox, metrics, health }: AppParts): Hono {
  const { settings, catalogue } = deps
  const { log } = settings
  const app = new Hono()
  app.onError(errorHandler(log, health.disk))
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
    // The payment page, the only HTML page here, sets its own policy.
    const { headers } = context.res
    if (headers.has('content-security-policy')) return
    // `context.header` would turn the body into a stream.
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
  const api = new Hono()
  if (settings.watchCatalogue) {
    api.use(async (context, next) => {
      await next()
      context.res.headers.set('cache-control', 'no-cache')
    })
  }
  if (settings.corsOrigins.length > 0) {
    const allowHeaders = ['content-type', 'idempotency-key', replacesHeader]
    api.use(cors({ origin: settings.corsOrigins, allowHeaders, allowMethods: ['GET', 'POST'] }))
  }
  const { trustProxy } = settings
  const limit = (name: string, perMinute: number) =>
    limitRate({ name, perMinute, trustProxy, redis: health.redis, refuse: tooManyCalls })
  const limitOfDay = (name: string, most: number, kilobytes: number) => {
    const bytes = most * kilobytes * 1024
    return limitDay({ name, most, bytes, trustProxy, redis: health.redis, refuse: tooManyCalls })
  }
  const bookingLimits = {
    calls: limit('bookings', settings.bookingsPerMinute),
    requests: limitOfDay('requests', settings.requestsPerDay, requestKilobytes),
  }
  const contactLimits = {
    calls: limit('contact', settings.contactPerMinute),
    messages: limitOfDay('messages', settings.messagesPerDay, messageKilobytes),
  }
  api
    .get('/openapi.json', (context) => sendJson(context, contractJson, 60))
    .get('/catalogue/revision', async (context) => {
      const { revision } = await catalogue.fresh()
      return context.json({ revision }, 200, { 'cache-control': 'no-store' })
    })
    .route('/', contentRoutes(catalogue))
    .route('/', destinationRoutes(catalogue))
    .route('/', airportRoutes(catalogue))
    .route('/', flightRoutes(deps))
    .route('/', hotelRoutes(deps))
    .route('/', tourRoutes(deps))
    .route('/', packageRoutes(deps))
    .route('/', bookingRoutes(deps, bookingLimits))
    .route('/', contactRoutes(deps, contactLimits))
    .route('/', webhookRoutes(deps))
    .route('/', paymentRoutes(deps))
  app.route('/api/v1', api)
  app.route(
    '/',
    mediaRoutes((name) => catalogue.current().pictureVersions[name]),
  )
  app.route('/', healthRoutes(health))
  if (settings.operationsToken) {
    app.route('/operations', operationRoutes(deps, backup, settings.operationsToken))
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

const tooManyReadsText = JSON.stringify({
  error: { code: 'unavailable', message: 'Please try again in a moment.' },
})

/** Limits concurrent reads. Calls `refused` for each read that is refused. */
export function admissionOf({ trustProxy }: ProviderSettings, refused?: () => void): Admission {
  const limits = { most: mostReads, mostOfOne: mostReadsOfOne, trustProxy }
  const refuse = () => busy({ 'content-type': 'application/json' }, tooManyReadsText)
  return admitReads({ ...limits, refused, refuse })
}

function tooManyCalls(_: Context, retryAfterSeconds: number): never {
  throw new Refusal(429, 'too_many_requests', 'Please wait a moment before trying again.', {
    retryAfterSeconds,
  })
}
