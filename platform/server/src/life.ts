import type { Server } from 'node:http'

/** How often a process shows that it lives, in ms. */
const beatMs = 250

/**
 * Tells the process that started this one, by its channel, that the event loop turns. Each request counts as well: a busy
 * server has many of them before its timers' turn comes, a blocked one has none.
 */
export function showLife(server: Pick<Server, 'on'>): void {
  let last = 0
  const beat = () => {
    const now = performance.now()
    if (!process.connected || now - last < beatMs) return
    last = now
    process.send?.('alive')
  }
  setInterval(beat, beatMs).unref()
  server.on('request', beat)
}
