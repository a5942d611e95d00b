export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `stop` once on a signal or the end of the parent, then exits. Further signals change nothing, because Ctrl-C
 * reaches every process of a terminal and npm passes it on too.
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
