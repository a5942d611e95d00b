import { type ServerType, serve } from '@hono/node-server'

/**
 * How much longer than it announces (5 s) an idle connection is kept: a process that was busy in between would find
 * its time over and close it under a request that has already arrived, which the caller may not repeat.
 */
const keepAliveTimeoutBuffer = 60_000

/** Serves `fetch` and says so: the process that started this one waits for that line on standard output. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, hostname }: { port: number; hostname: string },
): ServerType {
  const server = serve({ fetch, port, hostname, serverOptions: { keepAliveTimeoutBuffer } })
  server.once('listening', () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : 0
    process.stdout.write(`${JSON.stringify({ ready: `http://127.0.0.1:${bound}` })}\n`)
  })
  return server
}
