import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { networkOf } from './address.ts'
import { type Admission, busy, pass, Slots } from './concurrency-limit.ts'
import { createAcceptFirstServer } from './new-connections-first.ts'
import { unreadMs } from './times.ts'
import { readCount } from './variables.ts'

export type Listening = {
  /** 0 for any free port. */
  port: number
  /** All addresses by default. */
  hostname?: string
  /** Longest time for a request to arrive, in ms. */
  bodyMs?: number
  /** Maximum of connections served. As many more get 503, others are closed. */
  most?: number
  /** True when all connections come from a reverse proxy. */
  trustProxy?: boolean
  admit?: Admission | undefined
}

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>

const defaultConnections = 2000

/** Share of the connections that one address may have. */
const shareOfOne = 1 / 4

/** Reads MAX_CONNECTIONS, by default `defaultConnections`. Throws if it is set to anything but a number. */
export function readMostConnections(env: NodeJS.ProcessEnv): number {
  return readCount('MAX_CONNECTIONS', env.MAX_CONNECTIONS, defaultConnections)
}

/** Time limits for headers and body of a request, and the interval of their check, in ms. */
const [headersMs, defaultBodyMs, connectionsCheckingInterval] = [10_000, 30_000, 1000]

/**
 * Idle connections live this much longer than announced (5 s), in ms. Otherwise a busy process would close a connection
 * with a request on it, and callers may not repeat a POST.
 */
const keepAliveTimeoutBuffer = 5000

/**
 * Serves `fetch` within limits, and prints the ready line that the parent process reads. Health is answered on any
 * connection; at capacity `/readyz` is 503.
 */
export function listen<Env extends object>(
  fetch: Fetch<Env>,
  {
    port,
    hostname,
    bodyMs = defaultBodyMs,
    most = defaultConnections,
    trustProxy = false,
    admit = () => pass,
  }: Listening,
): Server {
  const mostOfOne = trustProxy ? most : Math.ceil(most * shareOfOne)
  const [served, refused] = [new Slots(most, mostOfOne), new Slots(most, mostOfOne)]
  const isRefused = new WeakSet<Socket>()
  const guarded: Fetch<Env> = (request, env) => {
    const { incoming, outgoing } = env as Env & {
      incoming: IncomingMessage
      outgoing: ServerResponse
    }
    const { url, socket } = incoming
    if (url === '/readyz' && served.refuses(null)) return busy()
    if (url === '/healthz' || url === '/readyz') return fetch(request, env)
    if (isRefused.has(socket)) return busy({ connection: 'close' })
    const entered = admit(incoming)
    if (typeof entered === 'function') return ending(fetch(request, env), entered)
    // Node would read the next request at once. A proxy's connection is read on, because it carries other visitors too.
    if (!trustProxy) outgoing.once('close', () => leaveUnread(socket))
    return entered
  }
  const options = {
    headersTimeout: Math.min(headersMs, bodyMs),
    requestTimeout: bodyMs,
    connectionsCheckingInterval,
    keepAliveTimeoutBuffer,
  }
  const answer = getRequestListener(guarded as Parameters<typeof getRequestListener>[0], {
    hostname,
  })
  const server = createAcceptFirstServer(options, answer)
  server.maxConnections = 2 * most
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const place = served.enter(address)
    if (!place) isRefused.add(socket)
    const leave = place ?? refused.enter(address)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
  server.once('listening', () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : 0
    const host = hostname ? '127.0.0.1' : 'localhost'
    process.stdout.write(`${JSON.stringify({ ready: `http://${host}:${bound}` })}\n`)
  })
  // With the default of 511 the kernel would reset connections while the event loop is busy.
  return server.listen({ port, host: hostname, backlog: most })
}

function leaveUnread(socket: Socket): void {
  socket.pause()
  setTimeout(() => socket.resume(), unreadMs).unref()
}

function ending(answer: Response | Promise<Response>, end: () => void) {
  if (answer instanceof Promise) return answer.finally(end)
  end()
  return answer
}
