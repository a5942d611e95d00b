import { globSync, readFileSync } from 'node:fs'

/** Memory of a process of its own in MB: what it shares with others counts by its share. */
export function residentMb(pid: number): number {
  const [, kb = '0'] =
    /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kb) / 1024
}

/** Memory of a process and of all that it started, in MB. */
export function familyMb(pid: number): number {
  const children = globSync(`/proc/${pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').split(' '))
    .filter(Boolean)
  return children.reduce((sum, child) => sum + familyMb(Number(child)), residentMb(pid))
}
