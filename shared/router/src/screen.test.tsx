import { renderToString } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { RouteObject } from './index.ts'
import { type ScreenHandle, type ScreenOptions, screen } from './screen.tsx'

const Results = () => <h1>Results</h1>
const args = {} as LoaderFunctionArgs

const results = (options: Partial<ScreenOptions> = {}) =>
  screen({ name: 'results', load: async () => Results, ...options })

/** Runs the route's loader. */
async function load({ loader }: RouteObject): Promise<unknown> {
  if (typeof loader !== 'function') throw new Error('The route has no loader.')
  return loader(args)
}

describe('a screen', () => {
  it('renders only after its loader has run', async () => {
    const route = results()
    expect(() => renderToString(route.element)).toThrow(
      'Screen results was rendered before it was loaded.',
    )
    expect(await load(route)).toBeNull()
    expect(renderToString(route.element)).toBe('<h1>Results</h1>')
  })

  it('loads its code and its data in parallel, its data with the arguments of the route', async () => {
    const importScreen = vi.fn(async () => Results)
    const loader = vi.fn(() => new Promise(() => {}))
    void load(results({ load: importScreen, loader: async () => loader }))
    await Promise.resolve()
    expect(importScreen).toHaveBeenCalled()
    expect(loader).toHaveBeenCalledWith(args, undefined)
  })

  it('imports its loader for its first data, or ahead of them', async () => {
    const importLoader = vi.fn(async () => () => 'data')
    const route = results({ loader: importLoader })
    await (route.handle as ScreenHandle).preload()
    expect(importLoader).not.toHaveBeenCalled()
    await (route.handle as ScreenHandle).preloadLoader?.()
    expect(importLoader).toHaveBeenCalledOnce()
    expect(await load(route)).toBe('data')
  })

  it('has its name in the handle, and preloads once, or again after a failure', async () => {
    const importScreen = vi.fn<ScreenOptions['load']>()
    importScreen.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Results)
    const shouldRevalidate = () => false
    const route = results({ load: importScreen, shouldRevalidate })
    const handle = route.handle as ScreenHandle
    expect([handle.screen, route.shouldRevalidate]).toEqual(['results', shouldRevalidate])
    await expect(handle.preload()).rejects.toThrow('offline')
    await handle.preload()
    await load(route)
    expect(importScreen).toHaveBeenCalledTimes(2)
  })
})
