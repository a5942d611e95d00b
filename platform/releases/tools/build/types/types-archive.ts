import { manifestName, manifestSchema, parseAs } from '@storefront/releases'
import { strToU8, zipSync } from 'fflate'

/** Files from which a host of Module Federation gets the types of a release. */
const typesFiles = { zip: '@mf-types.zip', api: '@mf-types.d.ts' }

/** Every entry has the same date, in any time zone: equal types become an equal archive. */
const date = new Date(1980, 0, 1)

/** Types of exposes (by path, shared/federation exposeTypes) as the files that DtsPlugin of a host downloads. */
export function typesArchive(exposes: string[], types: Map<string, string>): Map<string, Buffer> {
  const files = [...types].sort().map(([path, text]) => [path, strToU8(text)] as const)
  const archive = zipSync(Object.fromEntries(files), { mtime: date })
  return new Map([
    [typesFiles.zip, Buffer.from(archive)],
    [typesFiles.api, Buffer.from(apiTypes(exposes))],
  ])
}

/** A manifest that says where the types are, from its own folder. */
export function withTypes(manifest: Buffer, base = ''): Buffer {
  const { metaData, ...rest } = parseAs(manifestSchema, manifest.toString(), manifestName)
  const { zip, api } = typesFiles
  const types = { path: '', name: '', zip: `${base}${zip}`, api: `${base}${api}` }
  return Buffer.from(JSON.stringify({ ...rest, metaData: { ...metaData, types } }, null, 2))
}

/** Type of a host's `loadRemote('flights/mount')`; the host puts its own name of the remote in. */
function apiTypes(exposes: string[]): string {
  const names = exposes.map((expose) => `'REMOTE_ALIAS_IDENTIFIER${expose.slice(1)}'`)
  const modules = names.map((name) => `T extends ${name} ? typeof import(${name}) : `).join('')
  return `export type RemoteKeys = ${names.join(' | ')}\ntype PackageType<T> = ${modules}any\n`
}
