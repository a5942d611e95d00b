import { useEffect, useState } from 'react'

/**
 * An optional field of a screen's data, which its loader returns as a promise. `loading` in the browser until it
 * arrives. `pending` if the server did not wait for it: the browser requests it again.
 */
export type Later<T> =
  | { status: 'loaded'; value: T }
  | { status: 'loading'; promise: Promise<T>; arrived: T | null }
  | { status: 'pending' }

/** A loader's result, with a promise for each `Later` field. The promises must not reject. */
export type WithPromises<T> = T extends object
  ? { [Field in keyof T]: T[Field] extends Later<infer Value> ? Promise<Value> : T[Field] }
  : T

/** Maximum wait of the server for optional fields after the main data, in ms. */
const serverPatienceMs = 100

/** Turns a loader's promises into `Later` fields. Only the server waits for them, up to 100 ms (product 1.5). */
export async function withLater<T>(answer: WithPromises<T>): Promise<T> {
  if (!isRecord(answer)) return answer as T
  const fields = Object.entries(answer).map(
    async ([name, field]) => [name, field instanceof Promise ? await later(field) : field] as const,
  )
  return Object.fromEntries(await Promise.all(fields)) as T
}

/** True when the browser still has to request an optional field. */
export function hasPending(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).some((field) => isRecord(field) && field.status === 'pending')
  )
}

/** Returns the optional data, or null until they arrive. */
export function useLater<T>(later: Later<T>): T | null {
  const [arrived, setArrived] = useState(later.status === 'loading' ? later.arrived : null)
  useEffect(() => {
    if (later.status !== 'loading') return
    let isCurrent = true
    void later.promise.then((value) => {
      if (isCurrent) setArrived(value)
    })
    return () => {
      isCurrent = false
    }
  }, [later])
  return later.status === 'loaded' ? later.value : arrived
}

async function later<T>(promise: Promise<T>): Promise<Later<T>> {
  if (typeof document !== 'undefined') return watched(promise)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Later<T>>((resolve) => {
    timer = setTimeout(resolve, serverPatienceMs, { status: 'pending' })
  })
  try {
    return await Promise.race([
      promise.then((value) => ({ status: 'loaded' as const, value })),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}

/** Remembers the value, so that a screen that mounts later shows it at once. */
function watched<T>(promise: Promise<T>): Later<T> {
  const later = { status: 'loading' as const, promise, arrived: null as T | null }
  void promise.then((value) => {
    later.arrived = value
  })
  return later
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
