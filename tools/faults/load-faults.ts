import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'

const folder = join(import.meta.dirname, 'lists')

/**
 * The planted faults of the lists named, of all lists without a name. `hotels` names all lists in its folder,
 * `hotels/rates` one of them. Throws for a name that no list has.
 */
export async function loadFaults(names: readonly string[] = []): Promise<Fault[]> {
  const lists = globSync('**/*.ts', { cwd: folder }).sort()
  const listsOf = (name: string) =>
    lists.filter((list) => list === `${name}.ts` || list.startsWith(`${name}/`))
  const unknown = names.filter((name) => listsOf(name).length === 0)
  if (unknown.length > 0) throw new Error(`There is no list of faults named ${unknown.join(', ')}.`)
  const wanted = names.length === 0 ? lists : [...new Set(names.flatMap(listsOf))]
  const loaded = await Promise.all(
    wanted.map((list) => import(join(folder, list)) as Promise<{ faults: Fault[] }>),
  )
  return loaded.flatMap(({ faults }) => faults)
}
