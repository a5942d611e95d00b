import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDescription } from '@storefront/contract'
import { packageVersion } from './package-version.ts'

/** A vertical in its folder: its `remote.config.ts`, and the version in its package.json. */
export type RemoteApp = { directory: string; remote: RemoteDescription; version: string }

/** Reads the vertical of a folder. Throws when there is no `remote.config.ts`. */
export async function readRemote(directory: string): Promise<RemoteApp> {
  const config = pathToFileURL(join(directory, 'remote.config.ts')).href
  const { remote } = (await import(config)) as { remote: RemoteDescription }
  return { directory, remote, version: packageVersion(join(directory, 'package.json')) }
}
