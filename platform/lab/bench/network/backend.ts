import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** An answer; its body comes in the pieces in which it is made. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Pieces }

export type Pieces = AsyncIterable<Buffer> | Buffer[]

/** Where an arm's answers come from: what it answers itself, and the storefront for the rest. */
export type Backend = {
  storefront: string
  /** Null for what the storefront answers. */
  own?: (path: string) => Promise<Answer | null>
}

const agent = new Agent({ keepAlive: true })

/** Headers that belong to one connection, not to the request. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'])

/** Answers a request of the browser with the bytes that go over the wire. */
export async function ask(
  { storefront, own }: Backend,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Answer> {
  const path = String(headers[':path'])
  return (await own?.(path)) ?? askServer(`${storefront}${path}`, headers, body)
}

/** Asks a server on this machine; what it compressed stays compressed. */
export function askServer(
  url: string,
  headers: IncomingHttpHeaders,
  body: Buffer = Buffer.alloc(0),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = String(headers[':method'] ?? 'GET')
    const asked = request(url, { method, headers: passable(headers), agent }, (response) => {
      resolve({
        status: response.statusCode ?? 502,
        headers: passable(response.headers),
        body: response,
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** All pieces of a body in one. */
export async function whole(body: Pieces): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces)
}

function passable(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  )
}
