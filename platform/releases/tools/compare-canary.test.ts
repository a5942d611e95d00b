import { expect, onTestFinished, test, vi } from 'vitest'
import { compareCanary } from './compare-canary.ts'

const registry = {
  revision: 3,
  remotes: {
    flights: { live: '1.0.0', versions: [], canary: { version: '1.1.0', percent: 20 } },
  },
}

/** Metrics of a storefront: loads of both versions, errors of the canary, and its loads within a second of four. */
const printed = (live: number, canary: number, errors: number, fast: number) => `
# HELP storefront_app_loads_total Loads of a version
storefront_app_loads_total{app="flights",version="1.0.0"} ${live}
storefront_app_loads_total{app="flights",version="1.1.0"} ${canary}
storefront_app_errors_total{app="flights",version="1.1.0"} ${errors}
storefront_app_lcp_seconds_bucket{app="flights",version="1.1.0",le="1"} ${fast}
storefront_app_lcp_seconds_bucket{app="flights",version="1.1.0",le="+Inf"} 4
storefront_render_failures_total 7
`

test('sums the figures of canary and live over storefronts', async () => {
  const metrics: Record<string, string> = {
    'https://a.example/metrics': printed(90, 20, 3, 4),
    'https://b.example/metrics': printed(10, 10, 0, 3),
  }
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockImplementation(async (url) => new Response(metrics[String(url)]))
  onTestFinished(() => fetched.mockRestore())
  const sites = ['https://a.example/', 'https://b.example']
  expect(await compareCanary('flights', registry, sites)).toMatchObject({
    'flights 1.0.0 (live)': { loads: '100', 'load failures': '0 (0.0 %)', 'LCP, 75 %': '–' },
    'flights 1.1.0 (canary, 20 %)': { loads: '30', errors: '3 (10.0 %)', 'LCP, 75 %': '857 ms' },
  })
})
