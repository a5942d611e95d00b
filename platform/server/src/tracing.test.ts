import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterAll, expect, test } from 'vitest'
import { startTracing } from './open-telemetry.ts'
import { openTracing } from './open-tracing.ts'
import { untraced } from './tracing.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` }
// Nothing is sent of a trace whose first span says so, as this one's 00 does.
const tracing = startTracing('storefront', 0)
afterAll(() => tracing.close())

const app = new Hono().use(requestId(), tracing.request)
app.get('/page', (c) => c.html('<p>', 200, { 'cache-control': 'private, no-cache' }))
app.get('/kept', (c) => c.html('<p>', 200, { 'cache-control': 'public, s-maxage=1' }))
app.get('/call', (c) => tracing.span('call', async (step) => c.json(step.headers)))
app.get('/log', (c) => c.json(tracing.logFields()))

test('without tracing nothing is opened', async () => {
  expect(await openTracing('storefront', {})).toBe(untraced)
})

test('a share that is none is named', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: 'all' }
  await expect(openTracing('storefront', env)).rejects.toThrow('not from 0 to 1: all')
})

test.each([
  ['a page says which trace it is part of', '/page', expect.stringContaining(traceId)],
  ['a page that a front hands to others does not', '/kept', null],
  ['no more does a call', '/call', null],
])('%s', async (_, path, timing) => {
  const answer = await app.request(path, { headers })
  expect(answer.headers.get('server-timing')).toEqual(timing)
})

test('a call carries the trace on', async () => {
  const { traceparent } = await (await app.request('/call', { headers })).json()
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`))
  expect(traceparent).not.toBe(headers.traceparent)
})

test('a log line names the trace that it belongs to, and none outside of one', async () => {
  expect(await (await app.request('/log', { headers })).json()).toEqual({ trace_id: traceId })
  expect(tracing.logFields()).toEqual({})
})
