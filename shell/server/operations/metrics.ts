import { prometheus } from '@hono/prometheus'
import { Gauge, Histogram, Registry } from 'prom-client'
import type { PageRenderer } from '../rendering/page-renderer.ts'

/**
 * What Prometheus reads at `/metrics`: requests by route and status (pages are `/*`), the time pages take to render, this
 * process, and each sentence of `problems` (what cannot be read where it belongs) as a series of `storefront_degraded`.
 */
export function createMetrics(problems: () => Promise<string[]>) {
  const registry = new Registry()
  const registers = [registry]
  const degraded = new Gauge({
    name: 'storefront_degraded',
    help: '1 for each reason why the server goes on with what it knew before',
    labelNames: ['reason'],
    registers,
    async collect() {
      const reasons = await problems()
      degraded.reset()
      for (const reason of reasons) degraded.set({ reason }, 1)
    },
  })
  const renders = new Histogram({
    name: 'storefront_render_duration_seconds',
    help: 'Time that pages took to render',
    registers,
  })
  /** The same renderer, timed. */
  const timed = (renderer: Pick<PageRenderer, 'render'>): Pick<PageRenderer, 'render'> => ({
    render: async (...page) => {
      const end = renders.startTimer()
      try {
        return await renderer.render(...page)
      } finally {
        end()
      }
    },
  })
  return { ...prometheus({ registry, collectDefaultMetrics: true }), timed }
}
