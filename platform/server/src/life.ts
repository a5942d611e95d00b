import type { Server } from 'node:http'

/** How often a process shows that it lives, in ms. */
const beatMs = 250

/**
 * Tells the parent process over the IPC channel that the event loop turns. Requests report it as well as a timer, because a
 * busy server takes many requests before its timers run, and a blocked one takes none.
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
