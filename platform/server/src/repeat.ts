import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` every `everyMs`, never twice at once, also after a failure. Returns a function that stops it and waits
 * for the current run.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
  first: 'now' | 'later' = 'later',
): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const wait = () => pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
  const repeating = (async () => {
    if (first === 'later') await wait()
    for (; !signal.aborted; await wait()) await work().catch(onError)
  })()
  return () => {
    ending.abort()
    return repeating
  }
}
