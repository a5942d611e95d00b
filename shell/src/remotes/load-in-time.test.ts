import { expect, test, vi } from 'vitest'
import { loadInTime } from '../server.tsx'
import type { LoadExpose } from './remote-modules.ts'

const part = (remote: string) => ({ remote, expose: './routes' as const })

test('what throws or hangs takes nothing else with it', async () => {
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

test('what arrives while the page is being rendered is not in it: the browser would not know', async () => {
  let arrive: (module: unknown) => void = () => undefined
  const hotels = new Promise((resolve) => {
    arrive = resolve
  })
  const { modules } = await loadInTime(
    [part('hotels')],
    (() => hotels) as unknown as LoadExpose,
    20,
  )
  arrive({ routes: [] })
  await hotels
  expect(modules.peek('hotels', './routes')).toBeUndefined()
  await expect(modules.load('hotels', './routes')).rejects.toThrow('or not at all')
})
