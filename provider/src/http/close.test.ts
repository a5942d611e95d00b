import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { closeServer } from './close.ts'
import { listen } from './listen.ts'

test('a server that closes answers what is under way, and then its kept connections close', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const server = listen(
    () => {
      asked.resolve()
      return answer.promise
    },
    { port: 0, hostname: '127.0.0.1' },
  )
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true })
  const call = once(get({ port, agent }), 'response')
  await asked.promise
  const closed = closeServer(server)
  answer.resolve(new Response('booked'))
  const [response] = await call
  expect(response.statusCode).toBe(200)
  response.resume()
  await closed
  await once(get({ port, agent }), 'error')
})
