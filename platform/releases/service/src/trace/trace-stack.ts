import { SourceMap } from 'node:module'
import { posix } from 'node:path'

/** Places of a stack that are traced: each may take another map. */
const mostPlaces = 100

/** A script of a release with its source map. */
export type TracedScript = { name: string; version: string; map: string }

/** What a stack calls a script of a release: by its remote's name and version, or of the shell, whose files have hashes in their names. */
export type ScriptName = { name: string; version: string; file: string } | { file: string }

const places =
  /(?:https?:\/\/[^/\s()]+)?\/(?:assets|(?:remotes\/)?([\w-]+)\/([^/\s()]+))\/([\w./~-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g

/**
 * A stack, or any text, whose places in scripts of releases became release, source file, line and column. What no map of
 * `read` knows stays as it is.
 */
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
