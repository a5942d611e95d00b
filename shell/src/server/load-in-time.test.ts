import { expect, test, vi } from 'vitest'
import type { LoadExpose } from '../remotes/remote-modules.ts'
import { loadInTime } from './load-in-time.ts'

const part = (remote: string) => ({ remote, expose: './routes' as const })

test('loads the other parts when one throws or hangs', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const outcomes: Record<string, Promise<unknown>> = {
    tours: Promise.resolve({ routes: [] }),
    hotels: Promise.reject(new Error('broken')),
    flights: new Promise(() => undefined),
    content: Promise.resolve({ routes: [] }),
  }
  const load = ((remote: string) => outcomes[remote]) as unknown as LoadExpose
  const loaded = await loadInTime(Object.keys(outcomes).map(part), load, 20)
  expect(loaded.rendered).toEqual(['tours/routes', 'content/routes'])
  expect(loaded.slow).toEqual(['flights/routes'])
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
})

test('leaves out a part that arrives after the time limit', async () => {
  const hotels = Promise.withResolvers<unknown>()
  const load = (() => hotels.promise) as unknown as LoadExpose
  const { modules } = await loadInTime([part('hotels')], load, 20)
  hotels.resolve({ routes: [] })
  await hotels.promise
  expect(modules.peek('hotels', './routes')).toBeUndefined()
  await expect(modules.load('hotels', './routes')).rejects.toThrow('or not at all')
})
