import { expect, test, vi } from 'vitest'
import type { LoadExpose } from '../remotes/remote-modules.ts'
import { loadInTime } from './load-in-time.ts'

const part = (remote: string) => ({ remote, expose: './routes' as const })

test('loads the other parts when one throws, hangs or arrives after the time limit', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const late = Promise.withResolvers<unknown>()
  const outcomes: Record<string, Promise<unknown>> = {
    tours: Promise.resolve({ routes: [] }),
    hotels: Promise.reject(new Error('broken')),
    flights: late.promise,
    content: Promise.resolve({ routes: [] }),
  }
  const load = ((remote: string) => outcomes[remote]) as unknown as LoadExpose
  const { rendered, slow, modules } = await loadInTime(Object.keys(outcomes).map(part), load, 20)
  expect([rendered, slow]).toEqual([['tours/routes', 'content/routes'], ['flights/routes']])
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
  late.resolve({ routes: [] })
  await late.promise
  expect(modules.peek('flights', './routes')).toBeUndefined()
  await expect(modules.load('flights', './routes')).rejects.toThrow('or not at all')
})
