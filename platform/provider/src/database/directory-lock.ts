import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's result code SQLITE_BUSY. */
const busy = 5

/** Keeps the locks from garbage collection, which would close the file and end the lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks a folder for this process; returns a function that unlocks it. Uses SQLite's file lock, which the system
 * releases however the process ends. Throws with the owner's process id if another process has the lock.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  await mkdir(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'lock.db'), { timeout: 100 })
  try {
    // The process id is committed before the locking transaction, so that other processes can read it.
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
