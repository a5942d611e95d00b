import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { useProvider } from '../testing/engines.ts'
import { createMetrics } from './metrics.ts'

const read = async (app: Hono) => (await app.request('/metrics')).text()
describe('a provider that Prometheus reads', () => {
  const bench = useProvider({ settings: { metrics: true } })

  test('counts requests by route and status, never by path', async () => {
    const { app } = bench.provider
    await app.request('/api/v1/hotels/nowhere?name=Ada')
    const metrics = await read(app)
    expect(metrics).toContain(
      'http_requests_total{method="GET",route="/api/v1/hotels/:key",status="404",ok="false"} 1',
    )
    expect(metrics).toContain('provider_database_up 1')
    expect(metrics).toContain('provider_outbox_oldest_seconds{kind="notice"} 0')
    expect(metrics).toContain('provider_dead_letters 0')
    expect(metrics).not.toContain('nowhere')
  })

  test('reports that the database is unreachable', async () => {
    const { printMetrics } = createMetrics(
      async () => false,
      () => Promise.reject(new Error('no database')),
    )
    const metrics = await read(new Hono().get('/metrics', printMetrics))
    expect(metrics).toContain('provider_database_up 0')
  })
})
