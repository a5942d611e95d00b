import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { closeGracefully } from './shutdown.ts'

async function serving(): Promise<{ server: Server; url: string; held: Promise<ServerResponse> }> {
  let hold: (response: ServerResponse) => void
  const held = new Promise<ServerResponse>((resolve) => {
    hold = resolve
  })
  const server = createServer((_, response) => hold(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, held, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('requests under way are finished, new connections refused', async () => {
  const { server, url, held } = await serving()
  const asked = fetch(url)
  const response = await held
  const closing = closeGracefully(server, 5000)
  await expect(fetch(url)).rejects.toThrow()
  response.end('finished')
  expect(await (await asked).text()).toBe('finished')
  expect(await closing).toBe(true)
})

test('a call that still comes over a busy connection is the last one there', async () => {
  const { server } = await serving()
  const closing = closeGracefully(server, 5000)
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  server.emit('request', request, response)
  expect(response.getHeader('connection')).toBe('close')
  expect(await closing).toBe(true)
})

test('what never finishes does not keep it up', async () => {
  const { server, url, held } = await serving()
  const asked = fetch(url).catch(() => 'cut off')
  await held
  expect(await closeGracefully(server, 50)).toBe(false)
  expect(await asked).toBe('cut off')
})
