import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../apps.ts'
import type { Fault } from './fault.ts'

/** The planted faults of the lists named, of all lists without a name. Throws for a name that no list has. */
export async function loadFaults(names: readonly string[] = []): Promise<Fault[]> {
  const files = globSync('tools/faults/lists/*.ts', { cwd: root }).sort()
  const known = files.map((file) => basename(file, '.ts'))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no list of faults named ${unknown.join(', ')}.`)
  const wanted = files.filter(
    (_, index) => names.length === 0 || names.includes(known[index] ?? ''),
  )
  const lists = await Promise.all(
    wanted.map((file) => import(join(root, file)) as Promise<{ faults: Fault[] }>),
  )
  return lists.flatMap(({ faults }) => faults)
}
