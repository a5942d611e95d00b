import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { networkOf } from './address.ts'
import { busy, type Gate, Places, pass } from './admission.ts'
import { createPatientServer } from './newcomers-first.ts'
import { readCount } from './variables.ts'

export type Listening = {
  /** 0 is any free one. */
  port: number
  /** Without it, every address of this machine. */
  hostname?: string
  /** The longest that a request may take to arrive, in ms. */
  bodyMs?: number
  /** Connections served at once. As many again are answered 503, more are not accepted. */
  most?: number
  /** True when all connections come from a reverse proxy, so that their address does not identify the caller. */
  trustProxy?: boolean
  /** Runs before any work on a request. */
  gate?: Gate | undefined
}

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>

const usualConnections = 2000

/** One address has at most this share of the connections. */
const shareOfOne = 1 / 4

/** A connection that was refused is read again after so long, in ms: who asks again at once costs no more than others. */
const unreadMs = 1000

/** MAX_CONNECTIONS: connections served at once. Throws for what is no number. */
export function readMostConnections(env: NodeJS.ProcessEnv): number {
  return readCount('MAX_CONNECTIONS', env.MAX_CONNECTIONS, usualConnections)
}

/** Limits for headers and body of a request, after which its connection is closed, and how often Node checks them; in ms. */
const [headersMs, usualBodyMs, connectionsCheckingInterval] = [10_000, 30_000, 1000]

/**
 * Idle connections are kept this much longer than announced (5 s), in ms. Otherwise a process that was busy would close a
 * connection on which a request has already arrived, and callers may not repeat a POST.
 */
const keepAliveTimeoutBuffer = 5000

/**
 * Serves `fetch` within limits, and writes the ready line that the parent process waits for to standard output. Health is
 * answered over any connection; while all are taken, `/readyz` is 503.
 */
export function listen<Env extends object>(
  fetch: Fetch<Env>,
  {
    port,
    hostname,
    bodyMs = usualBodyMs,
    most = usualConnections,
    trustProxy = false,
    gate = () => pass,
  }: Listening,
): Server {
  const mostOfOne = trustProxy ? most : Math.ceil(most * shareOfOne)
  const [served, refused] = [new Places(most, mostOfOne), new Places(most, mostOfOne)]
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
    const entered = gate(incoming)
    if (typeof entered === 'function') return ending(fetch(request, env), entered)
    // Node reads on when it has sent an answer. A front's connections carry other visitors too.
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
  const server = createPatientServer(options, answer)
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
  // Who comes while the event loop is busy waits to be accepted: the usual 511 would have the rest reset.
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
