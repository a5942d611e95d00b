/** Signals that ask a process to end. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `stop` once, when this process is asked to end or its parent process has ended, and then ends it. Asking again
 * changes nothing: Ctrl-C reaches every process of a terminal, and npm passes it on as well.
 */
export function endWith(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isEnding = false
  const end = async (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    await stop(signal)
    process.exit(0)
  }
  for (const signal of endSignals) process.on(signal, () => void end(signal))
  process.once('disconnect', () => void end('SIGTERM'))
}
