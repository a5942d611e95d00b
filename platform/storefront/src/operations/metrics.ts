import { prometheus } from '@hono/prometheus'
import { countRefusals } from '@storefront/server'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { browserMetrics } from './browser-metrics.ts'

/**
 * Metrics of this process: requests by route and status (pages are `/*`), render times, incomplete pages, browser
 * reports by app and version. Each sentence of `problems` is a series of `storefront_degraded`.
 */
export function createMetrics(problems: () => Promise<string[]>) {
  const registry = new Registry()
  const registers = [registry]
  const degraded = new Gauge({
    name: 'storefront_degraded',
    help: '1 per reason for serving the last known versions',
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
  const failures = new Counter({
    name: 'storefront_render_failures_total',
    help: 'Pages that went out without a part or its data, for the browser to render',
    registers,
  })
  /** Starts to time a render. The returned function ends it. */
  const startRender = () => {
    const end = renders.startTimer()
    return (isComplete: boolean) => {
      end()
      if (!isComplete) failures.inc()
    }
  }
  const requests = prometheus({ registry, collectDefaultMetrics: true })
  return {
    ...requests,
    startRender,
    refused: countRefusals(registry, '/*'),
    countReports: browserMetrics(registry),
    text: () => registry.metrics(),
  }
}
