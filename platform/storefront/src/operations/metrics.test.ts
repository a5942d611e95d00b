import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PageInput } from '../rendering/page-renderer.ts'
import { createMetrics } from './metrics.ts'

const torn = 'registry.json: no JSON.'

test('what is degraded is a series, until it is whole again', async () => {
  let problems = [torn]
  const { printMetrics } = createMetrics(async () => problems)
  const app = new Hono().get('/metrics', printMetrics)
  const read = async () => (await app.request('/metrics')).text()
  expect(await read()).toContain(`storefront_degraded{reason="${torn}"} 1`)
  problems = []
  expect(await read()).not.toContain('storefront_degraded{')
})

test('requests are counted by route and status, never by address; renders are timed', async () => {
  const { printMetrics, registerMetrics, timed } = createMetrics(async () => [])
  const renderer = timed({ render: async () => null })
  const input = { url: 'http://shop.example/nowhere', remotes: {} } as PageInput
  const app = new Hono().use(registerMetrics).get('/metrics', printMetrics)
  app.get('/hotels/:slug', async (c) => {
    await renderer.render(input)
    return c.body(null, 503)
  })
  await app.request('/hotels/terraza?name=Ada')
  const metrics = await (await app.request('/metrics')).text()
  expect(metrics).toContain(
    'http_requests_total{method="GET",route="/hotels/:slug",status="503",ok="false"} 1',
  )
  expect(metrics).toContain('storefront_render_duration_seconds_count 1')
  expect(metrics).toContain('storefront_render_failures_total 1')
  expect(metrics).toContain('process_resident_memory_bytes')
  expect(metrics).not.toContain('Ada')
})
