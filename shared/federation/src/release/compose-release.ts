import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, RemoteDescription, ShellRelease } from '@storefront/contract'
import { exposedFiles } from '../build/exposes.ts'
import { releaseFilesName } from '../build/release-files-plugin.ts'
import { builtOn } from './built-on.ts'
import { filesBelow } from './files-below.ts'
import { parseAs } from './json-file.ts'
import { manifestName } from './manifest.ts'
import { releaseFilesSchema } from './schemas.ts'
import { exposeTypes } from './types/expose-types.ts'
import { typesArchive, withTypes } from './types/types-archive.ts'

export type ComposeOptions = {
  remote: RemoteDescription
  /** The vertical's folder, built. */
  directory: string
  /** Version in its package.json; the release is named after it and after its own bytes unless `exact`. */
  packageVersion: string
  /** Names the release exactly as packageVersion says: how a team releases (`npm run release`). */
  exact?: boolean
}

/** A built remote ready to be published: its description and the bytes of every file by relative path. */
export type ComposedRelease = { release: Release; files: Map<string, Buffer> }

/** Collects what a build left in `dist/` into one release, with the integrity hash of every file. */
export async function composeRelease(options: ComposeOptions): Promise<ComposedRelease> {
  const { remote, directory, packageVersion, exact = false } = options
  const browser = join(directory, 'dist/browser')
  const { imports, ...built } = parseAs(
    releaseFilesSchema,
    await readFile(join(browser, releaseFilesName), 'utf8'),
    releaseFilesName,
  )
  const files = new Map([
    ...(await filesBelow(browser, '')),
    ...(await filesBelow(join(directory, 'dist/server'), 'server/')),
  ])
  const exposes = exposedFiles(remote)
  const types = typesArchive(Object.keys(exposes), await exposeTypes(directory, exposes))
  for (const [file, bytes] of types) files.set(file, bytes)
  const manifest = files.get(manifestName)
  if (!manifest) throw new Error(`${browser} has no ${manifestName}.`)
  files.set(manifestName, withTypes(manifest))
  // The first is in the release's description, the second in its manifest.
  for (const file of [releaseFilesName, 'mf-stats.json']) files.delete(file)
  const {
    exposes: _sources,
    mount: _mount,
    publishes: _publishes,
    reads: _reads,
    ...identity
  } = remote
  const description = { ...identity, builtOn: { ...builtOn(remote, directory), imports } }
  const integrity = integrityOfAll(files)
  const release: Release = {
    ...description,
    version: exact ? packageVersion : `${packageVersion}-${fingerprint(description, integrity)}`,
    ...built,
    ...(files.has('server/server.mjs') ? { server: 'server/server.mjs' } : {}),
    integrity,
  }
  return { release, files }
}

/**
 * `sha256-…` of a file's bytes, as the browser's `integrity` attribute wants it; `sha384-…` to compare with one that is: what
 * was released before has such.
 */
export function integrityOf(bytes: Buffer, recorded = ''): string {
  const algorithm = recorded.startsWith('sha384-') ? 'sha384' : 'sha256'
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

/** The hash of every file, by path. */
export function integrityOfAll(files: Map<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].sort().map(([path, bytes]) => [path, integrityOf(bytes)]))
}

/** The hash of what a release says of itself, however its file is laid out; of the kind of one that was `recorded`. */
export function descriptionIntegrity(release: Release | ShellRelease, recorded?: string): string {
  return integrityOf(Buffer.from(JSON.stringify(release)), recorded)
}

function fingerprint(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
}
