import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterAll, expect, test } from 'vitest'
import { startTracing } from './open-telemetry.ts'
import { openTracing } from './open-tracing.ts'
import { untraced } from './tracing.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` }
// The last 00 says that the trace is not recorded, so nothing is sent.
const tracing = startTracing('storefront', 0)
afterAll(() => tracing.close())

const app = new Hono().use(requestId(), tracing.request)
app.get('/page', (c) => c.html('<p>', 200, { 'cache-control': 'private, no-cache' }))
app.get('/shared', (c) => c.html('<p>', 200, { 'cache-control': 'public, s-maxage=1' }))
app.get('/call', (c) =>
  tracing.span('call', async (step) => c.json([step.headers.traceparent, tracing.logFields()])),
)

test('does nothing without an endpoint, and refuses a share that is not from 0 to 1', async () => {
  expect(await openTracing('storefront', {})).toBe(untraced)
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: 'all' }
  await expect(openTracing('storefront', env)).rejects.toThrow('not from 0 to 1: all')
})

test.each([
  ['/page', expect.stringContaining(traceId)],
  ['/shared', null],
  ['/call', null],
])('adds the trace to private pages only: %s', async (path, timing) => {
  const answer = await app.request(path, { headers })
  expect(answer.headers.get('server-timing')).toEqual(timing)
})

test('continues the trace in calls and log lines of a request', async () => {
  const [traceparent, fields] = await (await app.request('/call', { headers })).json()
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-00$`))
  expect([fields, tracing.logFields()]).toEqual([{ trace_id: traceId }, {}])
})
