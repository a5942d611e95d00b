import { expect, test, vi } from 'vitest'
import { createRemoteModules, type LoadExpose } from './remote-modules.ts'

const routes = { routes: [] }

test('loads an expose once', async () => {
  const load = vi.fn(async () => routes)
  const modules = createRemoteModules(load as unknown as LoadExpose)
  expect(modules.peek('flights', './routes')).toBeUndefined()
  const [first, second] = await Promise.all([
    modules.load('flights', './routes'),
    modules.load('flights', './routes'),
  ])
  expect(first).toBe(second)
  expect(modules.peek('flights', './routes')).toBe(routes)
  expect(load).toHaveBeenCalledTimes(1)
})
