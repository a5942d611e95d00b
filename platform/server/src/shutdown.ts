import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'
import type { Log } from './log.ts'

const lookMs = 50

/** Closing takes no longer, in ms. */
const mostClosingMs = 10_000

/**
 * Ends a server gracefully: takes no new connections, lets requests under way finish, and gives up
 * after `patienceMs`. Returns whether all finished.
 */
export async function closeGracefully(
  server: ServerType | Server,
  patienceMs: number,
): Promise<boolean> {
  // Without this header a busy connection would stay open and bring further calls.
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close')
  })
  const finished = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
  // Browsers keep idle connections, so those without a request are closed repeatedly.
  const closing = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, lookMs)
  const isWhole = await Promise.race([finished, pause(patienceMs, false, { ref: false })])
  clearInterval(closing)
  if (!isWhole && 'closeAllConnections' in server) server.closeAllConnections()
  return isWhole
}

/** Steps of ending a process. */
export type Ending = {
  /** Fails readiness so that the load balancer drains this process. */
  leave?: () => void
  /** Time between the first 503 of `/readyz` and closing connections, in ms. */
  drainMs?: number
  /** The longest that what is under way may take, in ms. */
  patienceMs: number
  close: () => Promise<void>
  log: Log
}

/** Ends the process on SIGTERM, SIGINT or the end of its parent, after running requests have finished. Until then it reports that it lives. */
export function endOnSignals(
  server: Server,
  { leave, drainMs = 0, patienceMs, close, log }: Ending,
): void {
  showLife(server)
  let isEnding = false
  const end = async (waitMs: number) => {
    if (isEnding) return
    isEnding = true
    leave?.()
    await pause(waitMs)
    const isWhole = await closeGracefully(server, patienceMs)
    if (!isWhole) log.error(`ended with calls under way: they took longer than ${patienceMs} ms`)
    // A database that does not answer, above all.
    setTimeout(() => process.exit(1), mostClosingMs).unref()
    await close()
    process.exit(0)
  }
  // Ctrl-C in a terminal: no load balancer has to drain this process first.
  process.on('SIGINT', () => void end(0))
  process.on('SIGTERM', () => void end(drainMs))
  // The parent process has ended; perhaps before there was a server.
  process.once('disconnect', () => void end(0))
  if (process.connected === false) void end(0)
}

/** Interval of a process's heartbeat, in ms. */
const beatMs = 250

/**
 * Tells the parent process over the IPC channel that the event loop turns. Connections and requests report it as well as a
 * timer, because a busy server takes many before its timers run, and a blocked one takes none.
 */
function showLife(server: Server): void {
  let last = 0
  const beat = () => {
    const now = performance.now()
    if (!process.connected || now - last < beatMs) return
    last = now
    process.send?.('alive')
  }
  setInterval(beat, beatMs).unref()
  server.on('request', beat).on('connection', beat)
}
