import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPatientServer } from './newcomers-first.ts'

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

test('all who stand at the door are let in before most of them are answered', async () => {
  const letIn: number[] = []
  let came = 0
  const server = createPatientServer({}, (_, response) => {
    letIn.push(came)
    const end = performance.now() + 20
    while (performance.now() < end);
    response.end()
  })
  server.on('connection', () => {
    came += 1
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
  await expect.poll(() => letIn.length, { timeout: 5000 }).toBe(40)
  expect(letIn[20]).toBe(40)
})
