import { expect, onTestFinished, test, vi } from 'vitest'
import { compareCanary } from './compare-canary.ts'

const registry = {
  revision: 3,
  remotes: {
    flights: {
      live: '1.0.0',
      versions: ['1.0.0', '1.1.0'],
      canary: { version: '1.1.0', percent: 20 },
    },
    hotels: { live: '1.0.0', versions: ['1.0.0'] },
  },
}

/** Answers with the metrics of storefronts by address, and 404 elsewhere. */
function serve(metrics: Record<string, string>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const text = metrics[String(url)]
    return new Response(text ?? null, { status: text ? 200 : 404 })
  })
  onTestFinished(() => fetched.mockRestore())
}

/** Metrics of a storefront: loads of both versions, and what it says of the canary. */
const printed = (live: number, canary: number, more: string[]) =>
  [
    '# HELP storefront_app_loads_total Loads of a version',
    `storefront_app_loads_total{app="flights",version="1.0.0"} ${live}`,
    `storefront_app_loads_total{app="flights",version="1.1.0"} ${canary}`,
    ...more.map((line) => line.replace('{', '{app="flights",version="1.1.0",')),
    'storefront_render_failures_total 7\n',
  ].join('\n')

test('sums the figures of canary and live over storefronts', async () => {
  const [first, all] = ['lcp_seconds_bucket{le="1"}', 'lcp_seconds_bucket{le="+Inf"}']
  const slow = (n: number) => [`storefront_app_${first} ${n}`, `storefront_app_${all} 4`]
  serve({
    'https://a.example/metrics': printed(90, 20, ['storefront_app_errors_total{} 3', ...slow(4)]),
    'https://b.example/metrics': printed(10, 10, slow(3)),
  })
  const sites = ['https://a.example/', 'https://b.example']
  expect(await compareCanary('flights', registry, sites)).toMatchObject({
    'flights 1.0.0 (live)': { loads: '100', 'load failures': '0 (0.0 %)', 'LCP, 75 %': '–' },
    'flights 1.1.0 (canary, 20 %)': { loads: '30', errors: '3 (10.0 %)', 'LCP, 75 %': '857 ms' },
  })
})

test.each([
  ['an app without a canary', 'hotels', 'https://a.example', 'hotels has no canary to compare.'],
  ['no app', '', 'https://a.example', 'No app is named; there are flights, hotels, shell.'],
  ['no address', 'flights', 'localhost:3000', 'localhost:3000 is not the address of a site'],
  ['metrics that are off', 'flights', 'https://a.example', 'metrics answers 404: is METRICS=on?'],
  ['a site that is down', 'flights', 'http://127.0.0.1:9', '127.0.0.1:9/metrics does not answer.'],
])('refuses %s', async (_, app, site, sentence) => {
  if (site.startsWith('https')) serve({})
  await expect(compareCanary(app, registry, [site])).rejects.toThrow(sentence)
})
