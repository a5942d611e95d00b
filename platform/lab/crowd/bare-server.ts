import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Node alone, which refuses everybody: what any refusal costs at least.
const server = createServer((_, response) => {
  response.writeHead(503, { 'retry-after': '10' }).end('No')
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(JSON.stringify({ ready: `http://127.0.0.1:${port}` }))
})
process.once('disconnect', () => process.exit())
