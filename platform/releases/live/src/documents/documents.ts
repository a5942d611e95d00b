import { setTimeout as pause } from 'node:timers/promises'

/** An entry of a list. Its `value` is null where it cannot be read. */
export type Entry = { revision: number; value: unknown }

/** Version tag of a document, which changes with every write, and the time of the last one. */
export type Stamp = { mark: string; changed: Date }

/** Storage of everything that changes: documents, and lists that grow. A folder or PostgreSQL. */
export type Documents = {
  /** Entries of a list, or the `newest` so many; oldest first. */
  list(name: string, newest?: number): Promise<Entry[]>
  /** Adds an entry. Returns false, without writing, if there is one of that revision. */
  append(name: string, entry: Entry): Promise<boolean>
  /** A document with the number of its changes; null before the first. */
  current(name: string): Promise<Entry | null>
  /** The version tag of a document, without reading that; null before the first change. */
  stamp(name: string): Promise<Stamp | null>
  /** Compare-and-swap. Returns false, without writing, if the revision is not the current one. */
  swap(name: string, revision: number, value: unknown): Promise<boolean>
}

/** The newest entry of a list; null where there is none. */
export async function newestOf(documents: Documents, list: string): Promise<Entry | null> {
  return (await documents.list(list, 1))[0] ?? null
}

/** Attempts a change until no other process was first. */
async function retry<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const done = await attempt()
    if (done !== null) return done
    // The more processes there are, the more spread out they try again.
    await pause(Math.random() * Math.min(500, 20 * 2 ** tries))
  }
}

/** Adds the entry that `next` makes of the list as it is, or as another process left it. Throws what `next` throws. */
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

/** Changes a document as it is, or as another process left it; undefined leaves it. Throws what `change` throws. */
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
