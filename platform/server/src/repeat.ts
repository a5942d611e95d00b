import { setTimeout as pause } from 'node:timers/promises'

/** Does `work` every so many ms, never twice at once, also where it failed before. Returns a function that ends it, once what is under way is done. */
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
