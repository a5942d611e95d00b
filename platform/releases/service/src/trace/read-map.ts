import { type Place, shellName } from '@storefront/releases'
import type { ScriptName, TracedScript } from './trace-stack.ts'

/** Finds the source map of a script in a store; null where no release has that script. */
export async function readMap(
  store: Place['store'],
  script: ScriptName,
): Promise<TracedScript | null> {
  const { name, version: named } = 'name' in script ? script : { name: shellName, version: null }
  const map = `maps/${script.file}.map`
  const file = name === shellName ? `browser/${map}` : map
  // An address of the shell's script does not say its version.
  for (const version of named === null ? await store.versions(name) : [named]) {
    const release = await store.read(name, version)
    if (!release || !(file in release.integrity)) continue
    return { name, version, map: String(await store.readFile(name, version, file)) }
  }
  return null
}
