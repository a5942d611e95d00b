import { once } from 'node:events'
import { type AddressInfo, connect, Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Admission, busy } from './concurrency-limit.ts'
import { listen } from './listen.ts'

const app = new Hono()
  .post('/', async (c) => c.text(await c.req.text()))
  .get('*', (c) => c.text('in'))

async function serving(limits: Omit<Parameters<typeof listen>[1], 'port'>) {
  const ready = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1', ...limits })
  await once(server, 'listening')
  ready.mockRestore()
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const sockets = (count: number, localAddress = '127.0.0.1') =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect({ port, host: '127.0.0.1', localAddress })
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        return socket
      }),
    )
  const visit = async (path = '/', localAddress = '127.0.0.1'): Promise<string> => {
    const [socket] = await sockets(1, localAddress)
    socket?.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    return allOf(socket)
  }
  return { visit, sockets }
}

async function allOf(socket: Socket | undefined): Promise<string> {
  let text = ''
  for await (const piece of socket ?? []) text += piece
  return text
}

test('answers visitors and readiness 503 past the cap, and serves them again below it', async () => {
  const { visit, sockets } = await serving({ most: 2, trustProxy: true })
  expect(await visit('/readyz')).toContain('200 OK')
  const others = await sockets(2)
  const refused = await visit()
  expect(refused).toContain('503 Service Unavailable')
  expect(refused).toContain('retry-after: 10')
  expect(await visit('/readyz')).toContain('503 Service Unavailable')
  expect(await visit('/healthz')).toContain('200 OK')
  for (const socket of others) socket.destroy()
  await expect.poll(() => visit()).toContain('200 OK')
  expect(await visit('/readyz')).toContain('200 OK')
})

test('gives one address a quarter of the connections', async () => {
  const { visit, sockets } = await serving({ most: 8, trustProxy: false })
  const idle = await sockets(12, '127.0.0.2')
  // Twice its share is accepted, the rest is closed.
  await expect.poll(() => idle.filter(({ closed }) => closed).length).toBe(8)
  expect(await visit('/', '127.0.0.3')).toContain('200 OK')
})

test('answers 408 to a silent connection and to a body that does not arrive', async () => {
  const { sockets } = await serving({ bodyMs: 100 })
  const [silent, withheld] = await sockets(2)
  withheld?.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nhalf')
  for (const socket of [silent, withheld])
    expect(await allOf(socket)).toContain('408 Request Timeout')
})

test.each([
  ['leaves the connection of a refused visitor unread for a second', false, 900],
  ['goes on reading from a trusted proxy', true, 0],
])('%s', async (_, trustProxy, soonest) => {
  const admit: Admission = ({ url }) => (url === '/full' ? busy() : () => undefined)
  const { sockets } = await serving({ trustProxy, admit })
  const [socket] = await sockets(1)
  const ask = async (path: string) => {
    socket?.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    const [answer] = await once(socket ?? new Socket(), 'data')
    return { status: String(answer).slice(9, 12), at: performance.now() }
  }
  const refused = await ask('/full')
  const served = await ask('/')
  expect([refused.status, served.status]).toEqual(['503', '200'])
  expect(served.at - refused.at).toBeGreaterThanOrEqual(soonest)
})
