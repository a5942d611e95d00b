import { prometheus } from '@hono/prometheus'
import { Gauge, Registry } from 'prom-client'

/** What Prometheus reads at `/metrics`: requests by route and status, this process, and whether it `isReady` as `/readyz` has it. */
export function createMetrics(isReady: () => Promise<boolean>) {
  const registry = new Registry()
  const ready = new Gauge({
    name: 'provider_ready',
    help: '1 while the provider can reach its database',
    registers: [registry],
    async collect() {
      ready.set((await isReady()) ? 1 : 0)
    },
  })
  return prometheus({ registry, collectDefaultMetrics: true })
}
