import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { closeGracefully } from './shutdown.ts'

async function serving() {
  const { promise: request, resolve } = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => resolve(response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, request, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('finishes requests in flight and refuses new connections', async () => {
  const { server, url, request } = await serving()
  const call = fetch(url)
  const response = await request
  const closing = closeGracefully(server, 5000)
  await expect(fetch(url)).rejects.toThrow()
  response.end('finished')
  expect(await (await call).text()).toBe('finished')
  expect(await closing).toBe(true)
})

test('closes a busy connection after its next call', async () => {
  const { server } = await serving()
  const closing = closeGracefully(server, 5000)
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  server.emit('request', request, response)
  expect(response.getHeader('connection')).toBe('close')
  expect(await closing).toBe(true)
})

test('aborts requests that take longer than its patience', async () => {
  const { server, url, request } = await serving()
  const call = fetch(url).catch(() => 'cut off')
  await request
  expect(await closeGracefully(server, 50)).toBe(false)
  expect(await call).toBe('cut off')
})
