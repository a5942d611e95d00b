import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endWith } from '../ending.ts'

// A server as the storefront and its provider are: says where it listens, ends when it is asked to or left alone. At
// /healthz it answers with its process; with TOY_ENDS it ends as soon as it has a port of its own.
const port = Number(process.env.PORT)
if (process.env.TOY_ENDS && port > 0) process.exit(7)
const server = createServer((_, response) => response.end(String(process.pid)))
server.listen(port, '127.0.0.1', () => {
  const { port: taken } = server.address() as AddressInfo
  console.log(JSON.stringify({ ready: `http://127.0.0.1:${taken}` }))
})
endWith(async () => void server.close())
