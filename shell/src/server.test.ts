import type { LiveRemote, RoutesModule } from '@storefront/contract'
import { expect, test } from 'vitest'
import type { RemoteModules } from './remotes/remote-modules.ts'
import { handlerFor, type SiteParts } from './server.tsx'

const live = (name: string, version: string): LiveRemote => ({
  baseUrl: '',
  release: { name, version, mounts: [name], entry: '', exposes: {}, screens: {}, integrity: {} },
})

function parts(version: string, given: Partial<SiteParts> = {}): SiteParts {
  const module: RoutesModule = { routes: [{ path: `hotels/${version}`, loader: () => version }] }
  return {
    remotes: { hotels: live('hotels', version) },
    rendered: ['hotels/routes'],
    modules: { peek: () => module } as unknown as RemoteModules,
    mounted: 'hotels',
    ...given,
  }
}

const paths = (handler: ReturnType<typeof handlerFor>) =>
  JSON.stringify(handler.dataRoutes, (key, value) => (key === 'element' ? undefined : value))

test('pages of the same releases share a handler for all visitors', () => {
  expect(handlerFor(parts('1.0.0'))).toBe(handlerFor(parts('1.0.0')))
})

test.each([
  ['another release', parts('1.0.1')],
  [
    'a remote more',
    parts('1.0.0', { remotes: { hotels: live('hotels', '1.0.0'), tours: live('tours', '1') } }),
  ],
  ['code that did not come', parts('1.0.0', { rendered: [] })],
  ['another page', parts('1.0.0', { mounted: null })],
])('%s has its own', (_, other) => {
  const first = handlerFor(parts('1.0.0'))
  expect(paths(first)).toContain('hotels/1.0.0')
  expect(handlerFor(other)).not.toBe(first)
  expect(handlerFor(parts('1.0.0'))).toBe(first)
})

test('of very many the least recently used is made anew', () => {
  const first = handlerFor(parts('0'))
  const second = handlerFor(parts('1'))
  for (let version = 2; version < 50; version += 1) handlerFor(parts(`${version}`))
  expect(handlerFor(parts('0'))).toBe(first)
  handlerFor(parts('50'))
  expect(handlerFor(parts('0'))).toBe(first)
  expect(handlerFor(parts('1'))).not.toBe(second)
})
