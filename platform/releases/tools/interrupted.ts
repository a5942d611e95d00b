import { endSignals } from '../../processes/ending.ts'
import { mayNotWrite } from './actions.ts'
import { RegistryChangeError } from './change/changes.ts'

const stopped = new AbortController()

/** Lets a command end by itself after Ctrl-C, so that it cleans up and says what it changed. */
export function endByItself(): void {
  for (const signal of endSignals) process.on(signal, () => stopped.abort())
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
