import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createLog, endOnSignals } from '@storefront/server'

// A server that ends on signals like the storefront. Answers with its process id, at /busy after 20 ms of work. With
// TOY_ENDS it exits at once unless PORT is 0, with TOY_OPENS it takes half a second to start.
const port = Number(process.env.PORT)
if (process.env.TOY_ENDS && port > 0) process.exit(7)
if (process.env.TOY_OPENS) await pause(500)
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
