import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import { appName, appVersion } from '@storefront/contract/releases'
import { RegistryChangeError } from '@storefront/release-tools'
import { type ReleaseStore, shellName } from '@storefront/releases'
import * as v from 'valibot'

/** Maximum number of places to translate; each may need another source map. */
const mostPlaces = 100

export type TracedScript = { name: string; version: string; map: string }

/** A script in a stack: by name and version of its remote, or a file of the shell, whose names have hashes. */
export type ScriptName = { name: string; version: string; file: string } | { file: string }

const places =
  /(?:https?:\/\/[^/\s()]+)?\/(?:assets|(?:remotes\/)?([\w-]+)\/([^/\s()]+))\/([\w./~-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g

/** Translates places of a stack by the store's source maps. Throws RegistryChangeError if no place is in a release. */
export async function trace(stack: string, store: ReleaseStore): Promise<string> {
  const traced = await traceStack(stack, (script) => readMap(store, script))
  if (traced !== stack) return traced
  throw new RegistryChangeError(
    'No line of it is in a script of a published release, as /remotes/flights/1.1.0/entry.js:1:52 would be.',
  )
}

const named = v.object({ name: appName, version: appVersion, file: v.string() })

/** Source map of a script; null if no release has it. */
async function readMap(store: ReleaseStore, script: ScriptName): Promise<TracedScript | null> {
  if ('name' in script && !v.is(named, script)) return null
  const { name, version: exact } = 'name' in script ? script : { name: shellName, version: null }
  const map = `maps/${script.file}.map`
  const file = name === shellName ? `browser/${map}` : map
  // An address of the shell's script does not say its version.
  for (const version of exact === null ? await store.versions(name) : [exact]) {
    const release = await store.read(name, version)
    if (!release || !(file in release.integrity)) continue
    return { name, version, map: String(await store.readFile(name, version, file)) }
  }
  return null
}

/** Replaces places in a stack by release, source file, line and column. Leaves those without a map. */
export async function traceStack(
  stack: string,
  read: (script: ScriptName) => Promise<TracedScript | null>,
): Promise<string> {
  const found = [...stack.matchAll(places)].slice(0, mostPlaces)
  const sources: string[] = []
  // One map at a time: they are large.
  for (const [place, name, version, file = '', line, column] of found) {
    const traced = await read(name && version ? { name, version, file } : { file })
    sources.push(traced ? sourceOf(traced, Number(line), Number(column)) : place)
  }
  return stack.replaceAll(places, (place) => sources.shift() ?? place)
}

/** `flights 1.1.0 flights/src/screens/ResultsScreen.tsx:31:12`; lines and columns count from 1. */
function sourceOf({ name, version, map }: TracedScript, line: number, column: number): string {
  const origin = new SourceMap(JSON.parse(map)).findOrigin(line, column)
  if (!('fileName' in origin)) return `${name} ${version} (no line of a source)`
  // Paths are relative to the folder of the remote.
  const file = posix.join(name, origin.fileName)
  return `${name} ${version} ${file}:${origin.lineNumber}:${origin.columnNumber}`
}
