import { browserFigures } from '@storefront/releases'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../callers/own-addresses.ts'
import { createMetrics } from './metrics.ts'

test('counts requests by route, status and app, never by address, renders by app, lost threads and problems by reason', async () => {
  let problems = ['the registry: damaged.']
  const { printMetrics, registerMetrics, ...count } = createMetrics(async () => problems)
  const app = new Hono<SiteEnv>().use(registerMetrics).get('/metrics', printMetrics)
  app.get('/hotels/:slug', (c) => {
    c.set('app', 'hotels')
    count.startRender('hotels')(false)
    count.threadLost('memory')
    return c.body(null, 503)
  })
  await app.request('/hotels/terraza?name=Ada')
  const read = async () => (await app.request('/metrics')).text()
  const metrics = await read()
  for (const line of [
    'http_requests_total{method="GET",route="/hotels/:slug",status="503",ok="false",app="hotels"} 1',
    'storefront_render_duration_seconds_count{app="hotels"} 1',
    'storefront_render_failures_total{app="hotels"} 1',
    'storefront_render_threads_lost_total{reason="memory"} 1',
    'storefront_degraded{reason="the registry: damaged."} 1',
  ])
    expect(metrics).toContain(line)
  expect(metrics).not.toContain('Ada')
  problems = []
  expect(await read()).not.toContain('storefront_degraded{')
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
  const metrics = await text()
  expect(browserFigures(metrics)).toEqual([
    expect.objectContaining({ app: 'hotels', version: '1.1.0', loads: 1, failures: 1, errors: 1 }),
  ])
  const labels = 'app="hotels",version="1.1.0"'
  expect(metrics).toContain(`storefront_app_lcp_seconds_sum{${labels}} 1.2`)
  expect(metrics).toContain(`storefront_app_cls_sum{${labels}} 0.03`)
  expect(metrics).toContain(`storefront_app_errors_total{${labels},translated="true"} 1`)
  expect(metrics).not.toContain('storefront_app_inp_seconds_count')
})
