import { setTimeout as pause } from 'node:timers/promises'

/** An entry of a list. Its `value` is null where it cannot be read. */
export type Entry = { revision: number; value: unknown }

/** Which entries of a list: those after a revision, of them the newest so many. */
export type Range = { after?: number; newest?: number }

/** By which a change of a document is noticed: each makes another `mark`, at the time `changed`. */
export type Stamp = { mark: string; changed: Date }

/** Where everything is kept that changes: documents, and lists that grow. It has two drivers, a folder and PostgreSQL. */
export type Documents = {
  /** Entries of a list, oldest first. */
  list(name: string, range?: Range): Promise<Entry[]>
  /** Adds an entry, whole or not at all; false where there is one of that revision. */
  append(name: string, entry: Entry): Promise<boolean>
  /** A document, whole, with the number of its changes; null before the first. */
  current(name: string): Promise<Entry | null>
  /** The stamp of a document, which is not read for it; null before the first change. */
  stamp(name: string): Promise<Stamp | null>
  /** Replaces a document, in one step, after so many changes; false, and nothing is changed, where there were others. */
  swap(name: string, revision: number, value: unknown): Promise<boolean>
  close(): Promise<void>
}

/** The newest entry of a list; null where there is none. */
export async function newestOf(documents: Documents, list: string): Promise<Entry | null> {
  return (await documents.list(list, { newest: 1 }))[0] ?? null
}

/** Changes of one thing wait for each other within a process; only other processes are raced against. */
const turns = new WeakMap<Documents, Map<string, Promise<unknown>>>()

const again = Symbol('again')

/** Attempts a change in its turn, again where another process was first (`again`); answers what the last attempt did. */
function inTurn<T>(
  documents: Documents,
  name: string,
  attempt: () => Promise<T | typeof again>,
): Promise<T> {
  const waiting = turns.get(documents) ?? new Map<string, Promise<unknown>>()
  turns.set(documents, waiting)
  const change = async () => {
    for (let tries = 0; ; tries++) {
      const done = await attempt()
      if (done !== again) return done
      // The more processes there are, the more spread out they try again.
      await pause(Math.random() * Math.min(500, 20 * 2 ** tries))
    }
  }
  const turn = (waiting.get(name) ?? Promise.resolve()).then(change)
  waiting.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}

/**
 * Adds the entry that `next` makes of the list as it is; where another process was first, of what that one left. Null
 * adds nothing. Throws what `next` throws.
 */
export function appendNext<E extends Entry | null>(
  documents: Documents,
  list: string,
  next: () => Promise<E>,
): Promise<E> {
  return inTurn(documents, list, async () => {
    const entry = await next()
    return !entry || (await documents.append(list, entry)) ? entry : again
  })
}

/** Changes a document; where another process was first, as that one left it. Undefined changes nothing. Throws what `change` throws. */
export function swapNext(
  documents: Documents,
  name: string,
  change: (current: Entry | null) => unknown,
): Promise<void> {
  return inTurn(documents, name, async () => {
    const current = await documents.current(name)
    const value = await change(current)
    const isDone =
      value === undefined || (await documents.swap(name, current?.revision ?? 0, value))
    return isDone ? undefined : again
  })
}
