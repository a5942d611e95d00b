import { prometheus } from '@hono/prometheus'
import { Gauge, Registry } from 'prom-client'
import type { OutboxState } from '../outbox/outbox-state.ts'

/**
 * What Prometheus reads at `/metrics`: requests by route and status, this process, whether it `isReady` as `/readyz` has it,
 * and what waits in the outbox, while the database can be reached.
 */
export function createMetrics(
  isReady: () => Promise<boolean>,
  outboxState: () => Promise<OutboxState>,
) {
  const registry = new Registry()
  const registers = [registry]
  const ready = new Gauge({
    name: 'provider_ready',
    help: '1 while the provider can reach its database',
    registers,
    async collect() {
      ready.set((await isReady()) ? 1 : 0)
    },
  })
  const waiting = async () => ((await isReady()) ? outboxState() : null)
  const oldest = new Gauge({
    name: 'provider_outbox_oldest_seconds',
    help: 'Age of the oldest refund or notice that is still to be done',
    labelNames: ['kind'],
    registers,
    async collect() {
      const state = await waiting()
      oldest.reset()
      for (const [kind, seconds] of Object.entries(state?.oldestSeconds ?? {}))
        oldest.set({ kind }, seconds)
    },
  })
  const deadLetters = new Gauge({
    name: 'provider_dead_letters',
    help: 'Refunds and notices that are not tried any more',
    registers,
    async collect() {
      const state = await waiting()
      if (state) deadLetters.set(state.deadLetters)
    },
  })
  return prometheus({ registry, collectDefaultMetrics: true })
}
