import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'
import { beatMs, closingMs, idleLookMs } from './times.ts'

/** Closes a server after its requests in flight, which get at most `patienceMs`. Returns true if all finished. */
export async function closeGracefully(server: Server, patienceMs: number): Promise<boolean> {
  // Without this header a busy connection would stay open.
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close')
  })
  const finished = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
  // Browsers keep idle connections.
  const closing = setInterval(() => server.closeIdleConnections(), idleLookMs)
  const isWhole = await Promise.race([finished, pause(patienceMs, false, { ref: false })])
  clearInterval(closing)
  if (!isWhole) server.closeAllConnections()
  return isWhole
}

export type Ending = {
  /** Fails readiness, so that the load balancer drains this process. */
  leave?: () => void
  /** Time from the first 503 of `/readyz` to closing connections, in ms. */
  drainMs?: number
  /** Longest wait for requests in flight, in ms. */
  patienceMs: number
  close: () => Promise<void>
  log: Log
}

/** Ends the process on SIGTERM, SIGINT, SIGHUP or the end of its parent, after requests in flight. Sends heartbeats until then. */
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
    // A database may hang.
    setTimeout(() => process.exit(1), closingMs).unref()
    await close()
    process.exit(0)
  }
  // Ctrl-C, or its end, comes from a terminal: no load balancer has to drain.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => void end(0))
  process.on('SIGTERM', () => void end(drainMs))
  // The parent may have ended before there was a server.
  process.once('disconnect', () => void end(0))
  if (process.connected === false) void end(0)
}

/**
 * Sends heartbeats to the parent over IPC. Connections and requests send them too, because a busy server takes many
 * before its timers run.
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
