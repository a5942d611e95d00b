import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

// Node alone in front of Node alone: passes every call on to the server at UPSTREAM_URL and does nothing else.
const upstream = process.env.UPSTREAM_URL ?? ''
const agent = new Agent({ keepAlive: true })
const server = createServer(({ method, url, headers }, response) => {
  const call = request(`${upstream}${url}`, { agent, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  call.once('error', () => response.destroy()).end()
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(JSON.stringify({ ready: `http://127.0.0.1:${port}` }))
})
process.once('SIGINT', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
