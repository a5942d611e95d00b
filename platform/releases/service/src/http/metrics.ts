import { prometheus } from '@hono/prometheus'
import { Registry } from 'prom-client'

/** What Prometheus reads at `/metrics`: requests by route and status, and this process. */
export function createMetrics() {
  return prometheus({ registry: new Registry(), collectDefaultMetrics: true })
}
