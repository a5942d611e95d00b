import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { compare } from './compare.ts'

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

/** Serves metrics like a storefront, or 404 without a text. */
async function storefront(metrics?: string): Promise<string> {
  const server = createServer((_, answer) => answer.writeHead(metrics ? 200 : 404).end(metrics))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const loads = (version: string, n: number) =>
  `storefront_app_loads_total{app="flights",version="${version}"} ${n}\n`

test('prints canary and live side by side, summed over storefronts', async () => {
  const sites = [
    await storefront(
      `${loads('1.0.0', 90)}${loads('1.1.0', 20)}storefront_app_errors_total{app="flights",version="1.1.0"} 3\n`,
    ),
    await storefront(`${loads('1.0.0', 10)}${loads('1.1.0', 10)}`),
  ]
  const lines = (await compare('flights', registry, sites)).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '               flights 1.0.0 (live)  flights 1.1.0 (canary, 20 %)',
    'loads          100                   30',
    'load failures  0 (0.0 %)             0 (0.0 %)',
    'errors         0 (0.0 %)             3 (10.0 %)',
  ])
})

test('refuses an app without a canary, an empty list of storefronts, and a storefront without metrics', async () => {
  await expect(compare('hotels', registry, ['http://x'])).rejects.toThrow('hotels has no canary')
  await expect(compare('flights', registry, [])).rejects.toThrow('Name the storefronts')
  const site = await storefront()
  await expect(compare('flights', registry, [site])).rejects.toThrow(
    `${site}/metrics answers 404: is METRICS=on?`,
  )
})
