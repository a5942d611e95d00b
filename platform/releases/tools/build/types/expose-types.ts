import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Declaration } from './declarations.ts'

/** Packages whose types an expose may name; hosts and remotes share them. The archive has their types. */
const meetingPackages = ['@storefront/contract', '@storefront/router', '@storefront/session']

const specifiers = /\b(from |import\(|import )(["'])([^"']+)\2/g

/** Folder of sources, and the folder of their types in the archive. */
type Place = { source: string; target: string }

type Exposes = Record<string, string>

function meetingEntries(directory: string): Map<string, string> {
  const { resolve: entryOf } = createRequire(join(directory, 'package.json'))
  return new Map(meetingPackages.map((name) => [name, entryOf(name)]))
}

/** Files whose declarations `exposeTypes` reads. */
export function typeSources(directory: string, exposes: Exposes): string[] {
  const sources = Object.values(exposes).map((file) => resolve(directory, file))
  return [...sources, ...meetingEntries(directory).values()]
}

/**
 * Types of exposes (name to source file) by path, in the layout of DtsPlugin: a file for each expose and the
 * declarations it needs, without npm packages. DtsPlugin leaves out packages of the workspace, and its archives differ
 * from build to build. Throws if an expose names a type of any other package of the workspace.
 */
export async function exposeTypes(
  directory: string,
  exposes: Exposes,
  declaration: Declaration,
): Promise<Map<string, string>> {
  const entries = meetingEntries(directory)
  const places: Place[] = [
    { source: directory, target: 'compiled-types' },
    ...[...entries].map(([name, file]) => ({
      source: dirname(findPackageJSON(pathToFileURL(file)) ?? file),
      target: `node_modules/${name}`,
    })),
  ]
  const files = new Map<string, string>()
  for (const [expose, file] of Object.entries(exposes)) {
    const path = await add(resolve(directory, file))
    files.set(`${expose.replace('./', '')}.d.ts`, `export * from './${path}'\n`)
  }
  return files

  /** Adds the declarations of a source and of its imports. Returns their path, as an import has it. */
  async function add(source: string): Promise<string> {
    const path = placed(source, places)
    if (files.has(`${path}.d.ts`)) return path
    const text = await declaration(source)
    files.set(`${path}.d.ts`, text.replaceAll(/(["']\.[^"']*)\.(?:tsx?|js)(["'])/g, '$1$2'))
    for (const [, , , named = ''] of text.matchAll(specifiers)) {
      const entry = entries.get(named)
      if (named.startsWith('.')) await add(resolve(dirname(source), named))
      else if (entry) {
        const types = `${relative(`node_modules/${named}`, await add(entry))}.d.ts`
        files.set(`node_modules/${named}/package.json`, JSON.stringify({ name: named, types }))
      } else if (named.startsWith('@storefront/')) {
        throw new Error(`${source} names types of ${named}, which is not published.`)
      }
    }
    return path
  }
}

function placed(source: string, places: Place[]): string {
  const place = places.find((one) => source.startsWith(one.source + sep))
  if (!place) throw new Error(`${source} belongs to no package whose types are published.`)
  const path = relative(place.source, source).split(sep).join('/')
  return `${place.target}/${path.replace(/\.(tsx?|js)$/, '')}`
}
