import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readVisit } from './visit-reads.ts'

// Node alone: answers the reads of a visit with the bytes that the storefront at STOREFRONT_URL answered once.
const answers = await readVisit(process.env.STOREFRONT_URL ?? '')
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  const { type, encoding, body } = answer
  response
    .writeHead(200, {
      'content-type': type,
      'content-encoding': encoding,
      'content-length': body.length,
    })
    .end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(JSON.stringify({ ready: `http://127.0.0.1:${port}` }))
})
process.once('SIGINT', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
