import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { ask, type Backend, type Pieces, whole } from './backend.ts'
import type { Certificate } from './certificate.ts'
import { Lane, type LinkSpeed } from './lane.ts'
import { ResponseScheduler } from './response-scheduler.ts'
import { SlowLink } from './slow-link.ts'

/** A request that went through the edge: what it was for and what its answer weighed, compressed. */
export type Passed = { path: string; type: string; bytes: number }

export type Edge = {
  url: string
  /** Requests since the last `reset`. */
  passed: Passed[]
  /** Forgets the requests, and shapes the connections to come; null for none. */
  reset(speed: LinkSpeed | null): void
  close(): Promise<void>
}

/**
 * The edge between a browser and one arm of the bench: TLS 1.3 and HTTP/2 that honours priorities, over a link
 * that can be slow. The same code for every arm.
 */
export async function startEdge(backend: Backend, certificate: Certificate): Promise<Edge> {
  const passed: Passed[] = []
  const sockets = new Set<Socket>()
  let speed: LinkSpeed | null = null
  let lanes = lanesOf(speed)

  const secure = createSecureServer({ ...certificate, minVersion: 'TLSv1.3' })
  secure.on('session', (session) => {
    const scheduler = new ResponseScheduler()
    session.on('stream', (stream, headers) => {
      stream.on('error', () => stream.destroy())
      answer(stream, headers, scheduler).catch((error: unknown) => {
        console.error(`${headers[':path']} could not be answered:`, error)
        stream.destroy()
      })
    })
  })
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    secure.emit('connection', speed && lanes ? new SlowLink(socket, lanes, speed) : socket)
  })

  async function answer(
    stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
    scheduler: ResponseScheduler,
  ) {
    const asked = await whole(stream)
    const path = String(headers[':path'])
    const response = await ask(backend, headers, asked)
    if (stream.destroyed) return
    const type = String(response.headers['content-type'] ?? '')
    const one: Passed = { path, type, bytes: 0 }
    passed.push(one)
    stream.respond({ ':status': response.status, ...response.headers })
    await scheduler.send(stream, weighed(one, response.body), String(headers.priority ?? ''))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    passed,
    reset: (next) => {
      passed.length = 0
      speed = next
      lanes = lanesOf(next)
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function* weighed(one: Passed, body: Pieces): AsyncIterable<Buffer> {
  for await (const piece of body) {
    one.bytes += piece.length
    yield piece
  }
}

function lanesOf(speed: LinkSpeed | null) {
  return speed && { down: new Lane(speed.downKbps), up: new Lane(speed.upKbps) }
}
