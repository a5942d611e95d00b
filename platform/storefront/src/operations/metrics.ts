import { prometheus } from '@hono/prometheus'
import { countRefusals } from '@storefront/server'
import type { Context } from 'hono'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { SiteEnv } from '../callers/own-addresses.ts'
import type { ThreadEnd } from '../rendering/render-threads.ts'
import { browserMetrics } from './browser-metrics.ts'

/**
 * Metrics of this process: requests by route and status (pages are `/*`, with their app), render times, incomplete pages,
 * lost rendering threads, browser reports by app and version. Each sentence of `problems` is a series of `storefront_degraded`.
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
    help: 'Time that pages of an app took to render',
    labelNames: ['app'],
    registers,
  })
  const failures = new Counter({
    name: 'storefront_render_failures_total',
    help: 'Pages that went out without a part or its data, for the browser to render',
    labelNames: ['app'],
    registers,
  })
  const lostThreads = new Counter({
    name: 'storefront_render_threads_lost_total',
    help: 'Rendering threads that ended and were replaced',
    labelNames: ['reason'],
    registers,
  })
  /** Starts to time a render of a page of `app`. The returned function ends it. */
  const startRender = (app: string) => {
    const end = renders.startTimer({ app })
    return (isComplete: boolean) => {
      end()
      if (!isComplete) failures.inc({ app })
    }
  }
  const customLabels = { app: (c: Context<SiteEnv>) => c.get('app') ?? '' }
  const requests = prometheus({
    registry,
    collectDefaultMetrics: true,
    metricOptions: { requestsTotal: { customLabels }, requestDuration: { customLabels } },
  })
  return {
    ...requests,
    startRender,
    threadLost: (reason: ThreadEnd) => lostThreads.inc({ reason }),
    refused: countRefusals(registry, '/*'),
    countReports: browserMetrics(registry),
    text: () => registry.metrics(),
  }
}
