import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'

/**
 * Limits open connections: those past the limit are answered 503 with Retry-After and closed, those past twice the limit
 * are not accepted.
 */
export class ConnectionCap {
  private readonly most: number
  private readonly refused = new WeakSet<Socket>()
  private open = 0

  constructor(most: number) {
    this.most = most
  }

  /** Counts the connections of a server. */
  watch(server: Server): void {
    server.maxConnections = 2 * this.most
    server.on('connection', (socket) => {
      this.open += 1
      if (this.open > this.most) this.refused.add(socket)
      socket.once('close', () => {
        this.open -= 1
      })
    })
  }

  /** Answers the connections past the limit. */
  refuse(): MiddlewareHandler<{ Bindings: { incoming?: { socket?: Socket } } }> {
    return async (c, next) => {
      const socket = c.env?.incoming?.socket
      if (!socket || !this.refused.has(socket)) return next()
      const headers = { 'retry-after': '5', connection: 'close' }
      return c.text('Too many visitors at once. Try again in a moment.', 503, headers)
    }
  }
}
