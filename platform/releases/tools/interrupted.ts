import { endSignals } from '../../processes/ending.ts'
import { RegistryChangeError } from './change/changes.ts'
import type { Releases } from './open-releases.ts'
import { untilAborted } from './until-aborted.ts'

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

/** Waits for a task that needs no clean-up, but not after Ctrl-C: it then throws RegistryChangeError with what is changed. */
export function untilInterrupted<T>(task: Promise<T>, changed: () => string): Promise<T> {
  return explained(untilAborted(task, stopped.signal), changed)
}

/** Makes a smoke test that prints its outcome. It throws RegistryChangeError after Ctrl-C, so that the change is not made. */
export function testOn(
  releases: Releases,
  changed = () => 'nothing was changed',
): (versions: Record<string, string>) => Promise<void> {
  const test = async (versions: Record<string, string>) => {
    // Other commands start sooner without it.
    const { smokeTest } = await import('./smoke-test/smoke-test.ts')
    console.log(await smokeTest(releases, versions, stopped.signal))
  }
  return (versions) => explained(test(versions), changed)
}

async function explained<T>(task: Promise<T>, changed: () => string): Promise<T> {
  try {
    const result = await task
    if (!stopped.signal.aborted) return result
  } catch (error) {
    if (!stopped.signal.aborted) throw error
  }
  throw new RegistryChangeError(`Interrupted: ${changed()}.`)
}
