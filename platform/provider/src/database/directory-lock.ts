import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY. */
const busy = 5

/** A garbage-collected `DatabaseSync` closes its file and ends the lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks a folder for this process; returns a function that unlocks it. Uses SQLite's file lock, which the system
 * releases however the process ends. Throws, naming the owner, if another process has it.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  await mkdir(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'lock.db'), { timeout: 100 })
  try {
    // Committed before the locking transaction, so that others can read the owner.
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
