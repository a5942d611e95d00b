import { manifestName, manifestSchema, parseAs } from '@storefront/releases'
import { strToU8, zipSync } from 'fflate'

const typesFiles = { zip: '@mf-types.zip', api: '@mf-types.d.ts' }

/** One date for all entries, so that equal types make equal archives. */
const date = new Date(1980, 0, 1)

/** Packs types of exposes (by path) into the files that DtsPlugin of a host downloads. */
export function typesArchive(exposes: string[], types: Map<string, string>): Map<string, Buffer> {
  const files = [...types].sort().map(([path, text]) => [path, strToU8(text)] as const)
  const archive = zipSync(Object.fromEntries(files), { mtime: date })
  return new Map([
    [typesFiles.zip, Buffer.from(archive)],
    [typesFiles.api, Buffer.from(apiTypes(exposes))],
  ])
}

/** Adds the address of the types to a manifest. */
export function withTypes(manifest: Buffer, base = ''): Buffer {
  const { metaData, ...rest } = parseAs(manifestSchema, manifest.toString(), manifestName)
  const { zip, api } = typesFiles
  const types = { path: '', name: '', zip: `${base}${zip}`, api: `${base}${api}` }
  return Buffer.from(JSON.stringify({ ...rest, metaData: { ...metaData, types } }, null, 2))
}

/** Types of `loadRemote` for a host, which replaces REMOTE_ALIAS_IDENTIFIER by its own name of the remote. */
function apiTypes(exposes: string[]): string {
  const names = exposes.map((expose) => `'REMOTE_ALIAS_IDENTIFIER${expose.slice(1)}'`)
  const modules = names.map((name) => `T extends ${name} ? typeof import(${name}) : `).join('')
  return `export type RemoteKeys = ${names.join(' | ')}\ntype PackageType<T> = ${modules}any\n`
}
