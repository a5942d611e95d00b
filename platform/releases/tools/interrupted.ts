import { endSignals } from '../../processes/ending.ts'
import { mayNotWrite } from './actions.ts'
import { RegistryChangeError } from './change/changes.ts'
import type { Releases } from './open-releases.ts'

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

/** Makes a smoke test that prints its outcome. It throws RegistryChangeError after Ctrl-C, so that the change is not made. */
export function testOn(releases: Releases): (versions: Record<string, string>) => Promise<void> {
  const { signal } = stopped
  return async (versions) => {
    try {
      // Other commands start sooner without it.
      const { smokeTest } = await import('./smoke-test/smoke-test.ts')
      if (!signal.aborted) console.log(await smokeTest(releases, versions, signal))
    } catch (error) {
      if (!signal.aborted) throw error
    }
    if (signal.aborted) throw new RegistryChangeError('Interrupted: nothing was changed.')
  }
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
