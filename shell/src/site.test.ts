import type { Remotes } from '@storefront/federation/parts'
import { liveRemote } from '@storefront/federation/testing'
import { matchRoutes, type RouteObject } from '@storefront/router'
import { createStaticHandler } from '@storefront/router/server'
import { expect, test, vi } from 'vitest'
import { createRemoteModules, type LoadExpose } from './remotes/remote-modules.ts'
import { siteRoutes } from './site.tsx'

const hotels = liveRemote('hotels')
const hotelRoutes = [{ path: 'hotels/room-summary' }, { path: 'hotels/:slug' }, { path: 'hotels' }]

function site(load: unknown, isIncomplete = false, remotes: Remotes = { hotels }) {
  const { routes, patchRoutesOnNavigation } = siteRoutes(
    remotes,
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

test('adds the routes of a remote once, on the first visit to its mount', async () => {
  const load = vi.fn(async () => ({ routes: hotelRoutes }))
  const { visit, patch, routes } = site(load)
  await visit('/hotels/casa-azul')
  await visit('/hotels')
  expect(patch).toHaveBeenCalledTimes(1)
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path
  expect(routeOf('/hotels/room-summary')).toBe('hotels/room-summary')
  expect(routeOf('/hotels/casa-azul')).toBe('hotels/:slug')
})

test('answers 404 for a path without an owner, which loads nothing, and below a mounted remote', async () => {
  const load = vi.fn(async () => ({ routes: hotelRoutes }))
  const { visit, elsewhere } = site(load)
  await visit('/nowhere')
  expect(load).not.toHaveBeenCalled()
  await visit('/hotels/a/b')
  for (const path of ['/nowhere', '/hotels/a/b'])
    expect(await elsewhere(path)).toMatchObject({ init: { status: 404 } })
})

test('shows a fallback for a remote that is down, and tries again on the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ routes: hotelRoutes })
  const { visit, elsewhere, patch } = site(load)
  await visit('/hotels')
  expect(await elsewhere('/hotels')).toEqual({ kind: 'failed' })
  await visit('/hotels')
  expect(patch).toHaveBeenCalledTimes(1)
})

test('answers 503 for a path without an owner while some remotes cannot be read', async () => {
  const { elsewhere } = site(vi.fn(), true)
  expect(await elsewhere('/tours')).toMatchObject({
    data: { kind: 'unreadable' },
    init: { status: 503 },
  })
  expect(await elsewhere('/hotels')).toEqual({ kind: 'pending' })
})

test('home answers 503 only while no remote can be read', async () => {
  const statusOf = async (isIncomplete: boolean, remotes: Remotes) => {
    const { routes } = site(vi.fn(), isIncomplete, remotes)
    const context = await createStaticHandler(routes).query(new Request('http://site.invalid/'))
    return context instanceof Response ? null : context.statusCode
  }
  const statuses = [statusOf(true, {}), statusOf(true, { hotels }), statusOf(false, {})]
  expect(await Promise.all(statuses)).toEqual([503, 200, 200])
})
