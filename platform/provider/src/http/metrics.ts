import { prometheus } from '@hono/prometheus'
import { countRefusals } from '@storefront/server'
import { Gauge, Registry } from 'prom-client'
import type { OutboxState } from '../outbox/outbox-state.ts'

/** Serves `/metrics`: requests by route and status, process, database, and outbox backlog while the database answers. */
export function createMetrics(
  databaseAnswers: () => Promise<boolean>,
  outboxState: () => Promise<OutboxState>,
) {
  const registry = new Registry()
  const registers = [registry]
  const database = new Gauge({
    name: 'provider_database_up',
    help: '1 while the provider can reach its database; without it reads work and bookings fail',
    registers,
    async collect() {
      database.set((await databaseAnswers()) ? 1 : 0)
    },
  })
  const waiting = async () => ((await databaseAnswers()) ? outboxState() : null)
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
    help: 'Refunds and notices that are no longer retried',
    registers,
    async collect() {
      const state = await waiting()
      if (state) deadLetters.set(state.deadLetters)
    },
  })
  const requests = prometheus({ registry, collectDefaultMetrics: true })
  return { ...requests, refused: countRefusals(registry, '/api/*') }
}
