import { readFileSync } from 'node:fs'

/** Memory of a process of its own in MB: what it shares with others counts by its share. */
export function residentMb(pid: number): number {
  const [, kb = '0'] =
    /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kb) / 1024
}
