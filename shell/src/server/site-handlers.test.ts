import type { RoutesModule } from '@storefront/contract'
import { liveRemote } from '@storefront/federation/testing'
import { expect, test } from 'vitest'
import type { RemoteModules } from '../remotes/remote-modules.ts'
import { handlerFor, type SiteParts } from './site-handlers.ts'

function parts(version: string, given: Partial<SiteParts> = {}): SiteParts {
  const module: RoutesModule = { routes: [{ path: `hotels/${version}`, loader: () => version }] }
  return {
    remotes: { hotels: liveRemote('hotels', { version }) },
    rendered: ['hotels/routes'],
    modules: { peek: () => module } as unknown as RemoteModules,
    mounted: 'hotels',
    ...given,
  }
}

const paths = (handler: ReturnType<typeof handlerFor>) =>
  JSON.stringify(handler.dataRoutes, (key, value) => (key === 'element' ? undefined : value))

test('shares a handler between pages of the same releases', () => {
  const first = handlerFor(parts('1.0.0'))
  expect(paths(first)).toContain('hotels/1.0.0')
  const remotes = { hotels: liveRemote('hotels'), tours: liveRemote('tours') }
  for (const other of [
    parts('1.0.1'),
    parts('1.0.0', { remotes }),
    parts('1.0.0', { rendered: [] }),
    parts('1.0.0', { mounted: null }),
  ])
    expect(handlerFor(other)).not.toBe(first)
  expect(handlerFor(parts('1.0.0'))).toBe(first)
})
