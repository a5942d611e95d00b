import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, RemoteDescription } from '@storefront/contract'
import {
  type ComposedRelease,
  filesBelow,
  integrityOfAll,
  manifestName,
  parseAs,
} from '@storefront/releases'
import { exposedFiles } from '../build/exposes.ts'
import { releaseFilesName } from '../build/release-files-plugin.ts'
import { builtOn } from './built-on.ts'
import { releaseFilesSchema } from './release-files.ts'
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

function fingerprint(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
}
