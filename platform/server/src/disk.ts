import { statfs } from 'node:fs/promises'
import { errorCode } from './error-code.ts'
import { diskFullMs } from './times.ts'

/** A disk with less free space counts as full, in bytes. */
const leastFreeBytes = 64 * 1024 * 1024

/** Error codes of file systems and PostgreSQL for a full disk. */
const full = /^(ENOSPC|EDQUOT|53100)$/

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Detects a full disk by its free space and by refused writes. */
export class DiskRoom {
  private readonly folder: string | null
  private readonly free: (folder: string) => Promise<number>
  private refusedAt = Number.NEGATIVE_INFINITY

  /** `folder` null is a database on another machine. `free` returns bytes. */
  constructor(folder: string | null, free = freeBytes) {
    this.folder = folder
    this.free = free
  }

  failed(error: unknown): void {
    if (full.test(errorCode(error) ?? '')) this.refusedAt = performance.now()
  }

  async problems(): Promise<string[]> {
    const wasRefused = performance.now() - this.refusedAt < diskFullMs
    const left = this.folder === null ? leastFreeBytes : await this.free(this.folder)
    return wasRefused || left < leastFreeBytes ? ['The disk is full: nothing can be written.'] : []
  }
}
