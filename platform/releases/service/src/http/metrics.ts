import { prometheus } from '@hono/prometheus'
import { countRefusals } from '@storefront/server'
import { Registry } from 'prom-client'

/** What Prometheus reads at `/metrics`: requests by route and status, and this process. */
export function createMetrics() {
  const registry = new Registry()
  const requests = prometheus({ registry, collectDefaultMetrics: true })
  return { ...requests, refused: countRefusals(registry, '/api/*') }
}
