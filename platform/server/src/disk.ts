import { statfs } from 'node:fs/promises'
import { errorCode } from './error-code.ts'

/** With less than this nothing can be relied on to be written, in bytes. */
const leastFreeBytes = 64 * 1024 * 1024

/** After a write was refused for want of room, so long without another counts as room again, in ms. */
const refusedMs = 30_000

/** Error codes of files and databases when the disk is full. */
const full = /^(ENOSPC|EDQUOT|53100)$/

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Tracks room to write, by the free space of a folder's disk and the results of the last writes. */
export class DiskRoom {
  private readonly folder: string | null
  private readonly free: (folder: string) => Promise<number>
  private refusedAt = Number.NEGATIVE_INFINITY

  /** `folder` null is a database on another machine. `free` is the bytes left on the disk of a folder. */
  constructor(folder: string | null, free = freeBytes) {
    this.folder = folder
    this.free = free
  }

  failed(error: unknown): void {
    if (full.test(errorCode(error) ?? '')) this.refusedAt = performance.now()
  }

  /** No sentence, or one that says that the disk is full. */
  async problems(): Promise<string[]> {
    const wasRefused = performance.now() - this.refusedAt < refusedMs
    const left = this.folder === null ? leastFreeBytes : await this.free(this.folder)
    return wasRefused || left < leastFreeBytes ? ['The disk is full: nothing can be written.'] : []
  }
}
