import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createAcceptFirstServer } from './new-connections-first.ts'

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

test('accepts all waiting connections before it answers most of them', async () => {
  /** Connections accepted before each answer. */
  const accepted: number[] = []
  let connections = 0
  const server = createAcceptFirstServer({}, (_, response) => {
    accepted.push(connections)
    const end = performance.now() + 20
    while (performance.now() < end);
    response.end()
  })
  server.on('connection', () => {
    connections += 1
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  for (let n = 0; n < 40; n++)
    connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .write(request)
  await expect.poll(() => accepted.length, { timeout: 5000 }).toBe(40)
  expect(accepted[20]).toBe(40)
})
