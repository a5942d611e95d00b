import { setTimeout as pause } from 'node:timers/promises'

/** An entry of a list. Its `value` is null where it cannot be read. */
export type Entry = { revision: number; value: unknown }

/** Which entries of a list: those after and before a revision, of them the first or the newest so many. */
export type Range = { after?: number; before?: number; first?: number; newest?: number }

/** Where everything is kept that changes: documents, and lists that grow. It has two drivers, a folder and PostgreSQL. */
export type Documents = {
  /** A document; null where there is none. Throws DamagedFileError. */
  read(name: string): Promise<unknown>
  /** Replaces a document in one step: it is read whole, as it was or as it is. */
  replace(name: string, value: unknown): Promise<void>
  /** Entries of a list, oldest first. */
  list(name: string, range?: Range): Promise<Entry[]>
  /** Adds an entry, whole or not at all; false where there is one of that revision. With `keep` only the newest so many stay. */
  append(name: string, entry: Entry, keep?: number): Promise<boolean>
  /** Calls back within a second of every change of a document by any process, and now and then without one. Returns a function that stops it. */
  watch(name: string, onChange: () => void): () => void
  close(): Promise<void>
}

/** The newest entry of a list; null where there is none. */
export async function newestOf(documents: Documents, list: string): Promise<Entry | null> {
  return (await documents.list(list, { newest: 1 }))[0] ?? null
}

/** Appends to a list wait for each other within a process; only other processes are raced against. */
const turns = new WeakMap<Documents, Map<string, Promise<unknown>>>()

/**
 * Adds the entry that `next` makes of the list as it is; where another process was first, of what that one left. Null
 * adds nothing. Throws what `next` throws.
 */
export function appendNext<E extends Entry | null>(
  documents: Documents,
  list: string,
  next: () => Promise<E>,
  keep?: number,
): Promise<E> {
  const waiting = turns.get(documents) ?? new Map<string, Promise<unknown>>()
  turns.set(documents, waiting)
  const append = async () => {
    for (let attempt = 0; ; attempt++) {
      const entry = await next()
      if (!entry || (await documents.append(list, entry, keep))) return entry
      // The more processes there are, the more spread out they try again.
      await pause(Math.random() * Math.min(500, 20 * 2 ** attempt))
    }
  }
  const turn = (waiting.get(list) ?? Promise.resolve()).then(append)
  waiting.set(
    list,
    turn.catch(() => undefined),
  )
  return turn
}
