import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type ConnectionLimits, Connections } from './connections.ts'
import { readCount } from './variables.ts'

export type Listening = Partial<ConnectionLimits> & {
  /** 0 is any free one. */
  port: number
  /** Without it, every address of this machine. */
  hostname?: string
  /** The longest that a request may take to arrive, in ms. */
  bodyMs?: number
}

const usualConnections = 2000

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

/** Serves `fetch` within limits, and writes the ready line that the parent process waits for to standard output. */
export function listen<Env extends object>(
  fetch: (request: Request, env: Env) => Response | Promise<Response>,
  {
    port,
    hostname,
    bodyMs = usualBodyMs,
    most = usualConnections,
    trustProxy = false,
    gate,
  }: Listening,
): Server {
  const connections = new Connections({ most, trustProxy, gate })
  const server = createAdaptorServer({
    fetch: connections.guard(fetch) as Parameters<typeof createAdaptorServer>[0]['fetch'],
    hostname,
    serverOptions: {
      headersTimeout: Math.min(headersMs, bodyMs),
      requestTimeout: bodyMs,
      connectionsCheckingInterval,
      keepAliveTimeoutBuffer,
    },
  }) as Server
  connections.watch(server)
  server.once('listening', () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : 0
    const host = hostname ? '127.0.0.1' : 'localhost'
    process.stdout.write(`${JSON.stringify({ ready: `http://${host}:${bound}` })}\n`)
  })
  // Who comes while the event loop is busy waits to be accepted: the usual 511 would have the rest reset.
  return server.listen({ port, host: hostname, backlog: most })
}
