import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

const lookMs = 50

/**
 * Ends a server without cutting anybody off: takes no new connections, lets what is under way finish, and gives up
 * after `patienceMs`. Answers whether everything finished.
 */
export async function closeGracefully(
  server: ServerType | Server,
  patienceMs: number,
): Promise<boolean> {
  const finished = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
  // A browser keeps its connection for more: one that has nothing under way any more is closed, again and again.
  const closing = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, lookMs)
  const isWhole = await Promise.race([finished, pause(patienceMs, false, { ref: false })])
  clearInterval(closing)
  if (!isWhole && 'closeAllConnections' in server) server.closeAllConnections()
  return isWhole
}
