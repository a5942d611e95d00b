import { matchRoutes, type RouteObject } from '@storefront/router'
import { expect, test, vi } from 'vitest'
import { createRemoteModules, type LoadExpose } from './remotes/remote-modules.ts'
import { siteRoutes } from './site.tsx'
import { liveRemote } from './testing/live-remote.ts'

const hotels = liveRemote('hotels')
const hotelRoutes = [{ path: 'hotels/room-summary' }, { path: 'hotels/:slug' }, { path: 'hotels' }]

function site(load: unknown, isIncomplete = false) {
  const { routes, patchRoutesOnNavigation } = siteRoutes(
    { hotels },
    createRemoteModules(load as LoadExpose),
    [],
    isIncomplete,
  )
  const [root] = routes
  const patch = vi.fn((_id: string | null, children: RouteObject[]) => {
    root?.children?.push(...children)
  })
  const visit = (path: string) => patchRoutesOnNavigation({ path, patch })
  const elsewhere = async (path: string) => {
    const splat = root?.children?.find((route) => route.path === '*')
    const loader = splat?.loader as unknown as (args: { request: Request }) => unknown
    return loader({ request: new Request(`http://site.invalid${path}`) })
  }
  return { routes, visit, patch, elsewhere }
}

test('the routes of a remote are added on the first visit to its mount, once', async () => {
  const load = vi.fn(async () => ({ routes: hotelRoutes }))
  const { visit, patch, routes } = site(load)
  await visit('/hotels/casa-azul')
  await visit('/hotels')
  expect(patch).toHaveBeenCalledTimes(1)
  expect(matchRoutes(routes, '/hotels/room-summary')?.at(-1)?.route.path).toBe(
    'hotels/room-summary',
  )
  expect(matchRoutes(routes, '/hotels/casa-azul')?.at(-1)?.route.path).toBe('hotels/:slug')
})

test('a path without an owner loads nothing and answers 404', async () => {
  const load = vi.fn()
  const { visit, elsewhere } = site(load)
  await visit('/nowhere')
  expect(load).not.toHaveBeenCalled()
  expect(await elsewhere('/nowhere')).toMatchObject({
    data: { kind: 'not-found' },
    init: { status: 404 },
  })
})

test('a remote that is down becomes a fallback, and the next visit tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ routes: hotelRoutes })
  const { visit, elsewhere, patch } = site(load)
  await visit('/hotels')
  expect(await elsewhere('/hotels')).toEqual({ kind: 'failed', remote: 'hotels' })
  await visit('/hotels')
  expect(patch).toHaveBeenCalledTimes(1)
})

test('what the server did not mount is left to the browser', async () => {
  const { elsewhere } = site(vi.fn())
  expect(await elsewhere('/hotels')).toEqual({ kind: 'pending', remote: 'hotels' })
})

test('an unknown page below a mounted remote answers 404', async () => {
  const { visit, elsewhere } = site(async () => ({ routes: hotelRoutes }))
  await visit('/hotels/a/b')
  expect(await elsewhere('/hotels/a/b')).toMatchObject({ init: { status: 404 } })
})

test('where some remotes could not be read, an address without an owner is not available now: it may be one of theirs', async () => {
  const { elsewhere } = site(vi.fn(), true)
  expect(await elsewhere('/tours')).toMatchObject({
    data: { kind: 'unreadable' },
    init: { status: 503 },
  })
  expect(await elsewhere('/hotels')).toEqual({ kind: 'pending', remote: 'hotels' })
})
