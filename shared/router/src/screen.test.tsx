import { renderToString } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { RouteObject } from './index.ts'
import { type ScreenHandle, type ScreenOptions, screen } from './screen.tsx'
import { createMemoryRouter } from './testing.ts'

const Results = () => <h1>Results</h1>
const args = {} as LoaderFunctionArgs

const results = (options: Partial<ScreenOptions> = {}) =>
  screen({ name: 'results', load: async () => Results, ...options })

function loadOf(route: RouteObject) {
  if (typeof route.loader !== 'function') throw new Error('The route has no loader.')
  const { loader } = route
  return async () => loader(args)
}

const showOf = (route: RouteObject) => renderToString(route.element)

describe('a screen', () => {
  it('is shown once its loader has run', async () => {
    const route = results()
    expect(await loadOf(route)()).toBeNull()
    expect(showOf(route)).toBe('<h1>Results</h1>')
  })

  it('gives its loader the arguments of the route, and the route its answer', async () => {
    const loader = vi.fn(async () => ({ status: 'loaded' }))
    expect(await loadOf(results({ loader }))()).toEqual({ status: 'loaded' })
    expect(loader).toHaveBeenCalledWith(args, undefined)
  })

  it('loads its code and its data side by side', async () => {
    const started: string[] = []
    const route = results({
      load: async () => {
        started.push('code')
        return Results
      },
      loader: () => {
        started.push('data')
        return new Promise(() => {})
      },
    })
    void loadOf(route)()
    await Promise.resolve()
    expect(started.toSorted()).toEqual(['code', 'data'])
  })

  it('loads its code once', async () => {
    const load = vi.fn(async () => Results)
    const route = results({ load })
    await loadOf(route)()
    await loadOf(route)()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('forgets a failed import: the next visit asks again', async () => {
    const load = vi.fn<ScreenOptions['load']>()
    load.mockRejectedValueOnce(new Error('chunk 503')).mockResolvedValueOnce(Results)
    const route = results({ load })
    await expect(loadOf(route)()).rejects.toThrow('chunk 503')
    await loadOf(route)()
    expect(showOf(route)).toBe('<h1>Results</h1>')
  })

  it('can be fetched ahead by name, and a failure then heals as well', async () => {
    const load = vi.fn<ScreenOptions['load']>()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Results)
    const route = results({ load })
    const handle = route.handle as ScreenHandle
    expect(handle.screen).toBe('results')
    await expect(handle.preload()).rejects.toThrow('offline')
    await handle.preload()
    await loadOf(route)()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('says so when it is rendered before it was loaded', () => {
    expect(() => showOf(results())).toThrow('Screen results was rendered before it was loaded.')
  })

  it('passes its revalidation rule on, and has none of its own', () => {
    const shouldRevalidate = () => false
    expect(results({ shouldRevalidate }).shouldRevalidate).toBe(shouldRevalidate)
    expect(results()).not.toHaveProperty('shouldRevalidate')
  })
})

it('after a failed import the same router reaches the screen on the next visit', async () => {
  const load = vi.fn<ScreenOptions['load']>()
  load.mockRejectedValueOnce(new Error('chunk 503')).mockResolvedValueOnce(Results)
  const router = createMemoryRouter([
    { path: '/' },
    { id: 'results', path: '/results', ...results({ load }) },
  ])
  await router.navigate('/results')
  expect(router.state.errors).toEqual({ results: new Error('chunk 503') })
  await router.navigate('/results', { replace: true })
  expect(router.state.errors).toBeNull()
  router.dispose()
})
