import { setTimeout as pause } from 'node:timers/promises'

/** An entry of a list; `value` is null if it cannot be read. */
export type Entry = { revision: number; value: unknown }

/** Version tag of a document, which changes with every write, and the time of the last one. */
export type VersionTag = { mark: string; changed: Date }

/** Documents and append-only lists, in a folder or PostgreSQL. */
export type Documents = {
  /** Entries of a list, or only the last `newest` of them; oldest first. */
  list(name: string, newest?: number): Promise<Entry[]>
  /** Adds an entry. Returns false, without writing, if there is one of that revision. */
  append(name: string, entry: Entry): Promise<boolean>
  /** A document with the number of its changes; null before the first. */
  current(name: string): Promise<Entry | null>
  /** Version tag of a document, without reading its value; null before the first change. */
  stamp(name: string): Promise<VersionTag | null>
  /** Compare-and-swap. Returns false, without writing, if the revision is not the current one. */
  swap(name: string, revision: number, value: unknown): Promise<boolean>
}

export async function newestOf(documents: Documents, list: string): Promise<Entry | null> {
  return (await documents.list(list, 1))[0] ?? null
}

/** Retries while `attempt` returns null, which means that another process was first. */
async function retry<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const done = await attempt()
    if (done !== null) return done
    // Waits longer, at random, the more processes compete.
    await pause(Math.random() * Math.min(500, 20 * 2 ** tries))
  }
}

/** Appends the entry that `next` makes of the current list. `next` may run again after a lost race. */
export function appendNext<E extends Entry>(
  documents: Documents,
  list: string,
  next: () => Promise<E>,
): Promise<E> {
  return retry(async () => {
    const entry = await next()
    return (await documents.append(list, entry)) ? entry : null
  })
}

/** Changes the current document, unless `change` returns undefined. `change` may run again after a lost race. */
export async function swapNext(
  documents: Documents,
  name: string,
  change: (current: Entry | null) => unknown,
): Promise<void> {
  await retry(async () => {
    const current = await documents.current(name)
    const value = await change(current)
    if (value === undefined) return true
    return (await documents.swap(name, current?.revision ?? 0, value)) || null
  })
}
