import { browserFigures } from '@storefront/releases'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../callers/own-addresses.ts'
import { createMetrics } from './metrics.ts'

test('has a series for each reason to be degraded, as long as it lasts', async () => {
  let problems = ['the registry: damaged.']
  const { printMetrics } = createMetrics(async () => problems)
  const app = new Hono().get('/metrics', printMetrics)
  const read = async () => (await app.request('/metrics')).text()
  expect(await read()).toContain('storefront_degraded{reason="the registry: damaged."} 1')
  problems = []
  expect(await read()).not.toContain('storefront_degraded{')
})

test('counts requests by route, status and app, never by address, renders by app and lost threads by reason', async () => {
  const { printMetrics, registerMetrics, startRender, threadLost } = createMetrics(async () => [])
  const app = new Hono<SiteEnv>().use(registerMetrics).get('/metrics', printMetrics)
  app.get('/hotels/:slug', (c) => {
    c.set('app', 'hotels')
    startRender('hotels')(false)
    threadLost('memory')
    return c.body(null, 503)
  })
  await app.request('/hotels/terraza?name=Ada')
  const metrics = await (await app.request('/metrics')).text()
  expect(metrics).toContain(
    'http_requests_total{method="GET",route="/hotels/:slug",status="503",ok="false",app="hotels"} 1',
  )
  expect(metrics).toContain('storefront_render_duration_seconds_count{app="hotels"} 1')
  expect(metrics).toContain('storefront_render_failures_total{app="hotels"} 1')
  expect(metrics).toContain('storefront_render_threads_lost_total{reason="memory"} 1')
  expect(metrics).toContain('process_resident_memory_bytes')
  expect(metrics).not.toContain('Ada')
})

test('counts browser reports by app and version, with the vitals of their page', async () => {
  const { countReports, text } = createMetrics(async () => [])
  const of = { remote: 'hotels', version: '1.1.0', error: null }
  countReports([
    { ...of, outcome: 'loaded', ms: 300 },
    { ...of, outcome: 'threw', ms: null, error: 'TypeError' },
    { ...of, outcome: 'threw', ms: null, error: 'NotFoundError', translated: true },
    { outcome: 'measured', lcp: 1200, inp: null, cls: 30 },
  ])
  countReports([{ ...of, outcome: 'failed', ms: null }])
  expect(browserFigures(await text())).toEqual([
    expect.objectContaining({ app: 'hotels', version: '1.1.0', loads: 1, failures: 1, errors: 1 }),
  ])
  expect(await text()).toContain('storefront_app_lcp_seconds_sum{app="hotels",version="1.1.0"} 1.2')
  expect(await text()).toContain('storefront_app_cls_sum{app="hotels",version="1.1.0"} 0.03')
  expect(await text()).toContain(
    'storefront_app_errors_total{app="hotels",version="1.1.0",translated="true"} 1',
  )
  expect(await text()).not.toContain('storefront_app_inp_seconds_count')
})
