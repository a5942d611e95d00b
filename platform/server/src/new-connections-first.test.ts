import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createAcceptFirstServer } from './new-connections-first.ts'

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
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await Promise.all(Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}`)))
  expect(accepted[20]).toBe(40)
})
