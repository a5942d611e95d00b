import { afterEach, expect, test, vi } from 'vitest'
import { sourceOfStack } from './name-source.ts'

afterEach(() => vi.restoreAllMocks())

test('names the first source of ours in a stack of a browser', async () => {
  const sources = ['/app/node_modules/react/index.js', '/app/src/Screen.tsx']
  // Line 1 is of the first source, line 2 of line 5 of the second.
  const map = { version: 3, sources, names: [], mappings: 'AAAA;ACIA' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    return Response.json(map, { status: String(url).endsWith('/app.js.map') ? 200 : 404 })
  })
  const stack = (...places: string[]) =>
    places.map((place) => `    at f (http://localhost:3002/${place})`).join('\n')
  const foreign = stack('gone.js:1:1', 'app.js:1:1')
  expect(await sourceOfStack(foreign)).toBeNull()
  expect(await sourceOfStack(`${foreign}\n${stack('app.js?hash:2:1')}`)).toBe(
    '/app/src/Screen.tsx:5:1',
  )
})
