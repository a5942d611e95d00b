import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerType } from '@hono/node-server'

const lookMs = 50

/**
 * Takes no new connections and resolves when what is under way is answered. Kept connections close after their answer: Node
 * keeps one that was busy when the server was asked to close, and goes on taking calls over it.
 */
export async function closeServer(server: ServerType): Promise<void> {
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close')
  })
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const closing = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, lookMs)
  await closed
  clearInterval(closing)
}
