import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's code of a lock that somebody else has. */
const busy = 5

/** Keeps the open locks referenced: a collected `DatabaseSync` closes its file, and with it ends the lock. */
const held = new Set<DatabaseSync>()

/**
 * Claims a folder for this process and returns what gives it back. The claim is SQLite's lock on a file there: the
 * system gives it back with the process, however that ends. Throws naming the owner where another process has it.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  await mkdir(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'lock.db'), { timeout: 100 })
  try {
    // Written before the transaction that holds the lock, so that others can read whose it is.
    file.exec(`begin immediate; pragma user_version = ${process.pid}; commit; begin immediate`)
    held.add(file)
    return () => {
      file.close()
      held.delete(file)
    }
  } catch (error) {
    const owner = file.prepare('pragma user_version').get()?.user_version
    file.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === busy
    if (!isBusy) throw error
    throw new Error(
      `${directory} is in use by process ${owner}. Stop it first, or give this one another DATA_DIR.`,
    )
  }
}
