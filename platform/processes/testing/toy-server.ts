import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog, endOnSignals } from '@storefront/server'

// A server that ends on signals like the storefront. Answers with its process id, at /busy after 20 ms of work. With
// TOY_ENDS it fails at once unless PORT is 0.
const port = Number(process.env.PORT)
if (process.env.TOY_ENDS && port > 0) {
  console.error('The disk is full.')
  process.exit(7)
}
const server = createServer(({ url = '' }, response) => {
  const until = performance.now() + (url === '/busy' ? 20 : 0)
  while (performance.now() < until);
  response.end(String(process.pid))
})
server.listen(port, '127.0.0.1', () => {
  const { port: taken } = server.address() as AddressInfo
  console.log(JSON.stringify({ ready: `http://127.0.0.1:${taken}` }))
})
endOnSignals(server, { patienceMs: 1000, close: async () => {}, log: createLog('silent') })
