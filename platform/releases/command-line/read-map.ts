import { type Place, shellName } from '@storefront/releases'
import type { ScriptName, TracedScript } from './trace-stack.ts'

/** Finds the source map of a script in a store; null where there is none. */
export async function readMap(
  store: Place['store'],
  script: ScriptName,
): Promise<TracedScript | null> {
  const path = `maps/${script.file}.map`
  const isNamed = 'name' in script
  const name = isNamed ? script.name : shellName
  // An address of the shell's script does not say its version.
  for (const version of isNamed ? [script.version] : await store.versions(name)) {
    const file = isNamed ? path : `browser/${path}`
    const map = await store.readFile(name, version, file).catch(() => null)
    if (map) return { name, version, map: String(map) }
  }
  return null
}
