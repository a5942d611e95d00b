import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Another process has the embedded database open; `pid` says which. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'
  readonly pid: number

  constructor(directory: string, pid: number) {
    super(
      `${directory} is in use by process ${pid}. Stop it first, or give this one another DATA_DIR.`,
    )
    this.pid = pid
  }
}

/** Folders this process has locked: a stale file may bear our own pid after a container restart. */
const lockedHere = new Set<string>()

/**
 * Claims a folder for this process and returns what gives it back. A lock left by a process that is gone is
 * taken over. Throws DirectoryInUseError naming the owner otherwise.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  if (lockedHere.has(directory)) throw new DirectoryInUseError(directory, process.pid)
  lockedHere.add(directory)
  try {
    await claim(directory)
  } catch (error) {
    lockedHere.delete(directory)
    throw error
  }
  return async () => {
    await unlink(join(directory, 'lock')).catch(ignoreMissing)
    lockedHere.delete(directory)
  }
}

async function claim(directory: string): Promise<void> {
  const lock = join(directory, 'lock')
  const own = join(directory, `lock.${process.pid}`)
  await writeFile(own, `${process.pid} ${await startTime(process.pid)}\n`)
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      // A link appears with its content or not at all, so no process reads half a lock.
      if (await linked(own, lock)) return
      const owner = await readOwner(lock)
      if (owner === null) continue
      if (await isRunning(owner)) throw new DirectoryInUseError(directory, owner.pid)
      await takeAway(lock, owner)
    }
  } finally {
    await unlink(own)
  }
  throw new Error(`${directory} cannot be locked`)
}

type Owner = { pid: number; started: string }

/** Removes a stale lock, unless another process replaced it in the meantime: then that one is put back. */
async function takeAway(lock: string, stale: Owner): Promise<void> {
  const aside = `${lock}.stale.${process.pid}`
  try {
    await rename(lock, aside)
  } catch (error) {
    return ignoreMissing(error)
  }
  const taken = await readOwner(aside)
  if (taken !== null && (taken.pid !== stale.pid || taken.started !== stale.started)) {
    await linked(aside, lock)
  }
  await unlink(aside)
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    const [pid = '', started = ''] = (await readFile(file, 'utf8')).trim().split(' ')
    return { pid: Number(pid), started }
  } catch (error) {
    ignoreMissing(error)
    return null
  }
}

/** Whether the process that wrote the lock still runs; its start time tells it from a later one with the same pid. */
async function isRunning(owner: Owner): Promise<boolean> {
  if (!Number.isInteger(owner.pid) || owner.pid <= 0 || owner.pid === process.pid) return false
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  const started = await startTime(owner.pid)
  return started === '-' || owner.started === '-' || started === owner.started
}

/** When a process began, in the kernel's ticks since boot; '-' where the system does not tell. */
async function startTime(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The command name, field 2, may hold spaces: count from behind its closing bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
  } catch (error) {
    // Gone in the meantime, or a system without /proc.
    ignoreMissing(error)
    return '-'
  }
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
