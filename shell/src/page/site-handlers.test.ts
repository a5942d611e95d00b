import type { LiveRemote, RoutesModule } from '@storefront/contract'
import { expect, test } from 'vitest'
import type { RemoteModules } from '../remotes/remote-modules.ts'
import { SiteHandlers, type SiteParts } from './site-handlers.ts'

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

const paths = (handler: ReturnType<SiteHandlers['of']>) =>
  JSON.stringify(handler.dataRoutes, (key, value) => (key === 'element' ? undefined : value))

test('pages of the same releases share a handler, whoever asks', () => {
  const handlers = new SiteHandlers()
  expect(handlers.of(parts('1.0.0'))).toBe(handlers.of(parts('1.0.0')))
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
  const handlers = new SiteHandlers()
  const first = handlers.of(parts('1.0.0'))
  expect(paths(first)).toContain('hotels/1.0.0')
  expect(handlers.of(other)).not.toBe(first)
  expect(handlers.of(parts('1.0.0'))).toBe(first)
})

test('of very many the least recently used is made anew', () => {
  const handlers = new SiteHandlers()
  const first = handlers.of(parts('0'))
  const second = handlers.of(parts('1'))
  for (let version = 2; version < 50; version += 1) handlers.of(parts(`${version}`))
  expect(handlers.of(parts('0'))).toBe(first)
  handlers.of(parts('50'))
  expect(handlers.of(parts('0'))).toBe(first)
  expect(handlers.of(parts('1'))).not.toBe(second)
})
