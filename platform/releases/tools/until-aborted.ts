/** Waits for a task, but rejects as soon as the signal aborts. */
export function untilAborted<T>(task: Promise<T>, signal?: AbortSignal): Promise<T> {
  const { promise: abortion, reject } = Promise.withResolvers<never>()
  if (signal?.aborted) reject(signal.reason)
  signal?.addEventListener('abort', () => reject(signal.reason))
  return Promise.race([task, abortion])
}
