import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sourceOfStack } from './name-source.ts'

test('names the first source of ours in a stack of a browser', async () => {
  const sources = ['/app/node_modules/react/index.js', '/app/src/Screen.tsx']
  // Line 1 is of the first source, line 2 of line 5 of the second.
  const map = JSON.stringify({ version: 3, sources, names: [], mappings: 'AAAA;ACIA' })
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/app.js.map' ? 200 : 404
    response.end(map)
  })
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const stack = (...places: string[]) =>
    ['Error: planted', ...places.map((place) => `    at f (${site}/${place})`)].join('\n')
  const named = await sourceOfStack(stack('gone.js:1:1', 'app.js:1:1', 'app.js?hash:2:1'))
  expect(named).toBe('/app/src/Screen.tsx:5:1')
  expect(await sourceOfStack(stack('gone.js:1:1', 'app.js:1:1'))).toBeNull()
  expect(await sourceOfStack('Error\n    at f (http://localhost:9/app.js:1:1)')).toBeNull()
})
