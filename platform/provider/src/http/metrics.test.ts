import type { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { useProvider } from '../testing/engines.ts'

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
})
