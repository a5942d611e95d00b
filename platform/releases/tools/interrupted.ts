import { endSignals } from '../../processes/ending.ts'
import { mayNotWrite } from './actions.ts'
import { RegistryChangeError } from './change/changes.ts'

const stopped = new AbortController()

/** Npm passes Ctrl-C on, so it arrives twice. Only a later one is of somebody who waits no longer. */
const impatientMs = 1000

/** Lets a command end by itself after Ctrl-C, so that it cleans up and says what it changed; a later Ctrl-C ends it at once. */
export function endByItself(): void {
  let firstAt = Number.POSITIVE_INFINITY
  const end = () => {
    if (performance.now() - firstAt > impatientMs) process.exit(130)
    firstAt = Math.min(firstAt, performance.now())
    stopped.abort()
  }
  for (const signal of endSignals) process.on(signal, end)
}

/** Runs a long step before a change. Throws RegistryChangeError after Ctrl-C, so that the change is not made. */
export async function interruptible(step: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { signal } = stopped
  try {
    if (!signal.aborted) await step(signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
  if (signal.aborted) throw new RegistryChangeError('Interrupted: nothing was changed.')
}

/** Makes a catch for a command: it adds to a refused or failed write what was done, what is changed and what to read. */
export function explainFailure(command: string): (error: unknown) => never {
  return (error) => {
    const isFull = (error as { code?: unknown }).code === 'ENOSPC'
    if (!(error instanceof Error) || !(isFull || mayNotWrite(error))) throw error
    const [why, page] = isFull
      ? ['The disk is full', 'docs/operations/README.md']
      : ['This user may not write there', 'docs/hosting/who-may-promote.md']
    const changed = command.startsWith('prune') ? 'Run it again to go on' : 'Nothing was changed'
    const cause = error.message || error.name
    throw new RegistryChangeError(
      `${command} failed: ${cause}. ${why}. ${changed}. Read ${page}.`,
      {
        cause: error,
      },
    )
  }
}
