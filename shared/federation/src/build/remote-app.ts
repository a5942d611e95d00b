import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDescription } from '@storefront/contract'
import { packageVersion } from './package-version.ts'

/** Folder, `remote.config.ts` and package version of a vertical. */
export type RemoteApp = { directory: string; remote: RemoteDescription; version: string }

/** Reads a vertical. Throws if its folder has no `remote.config.ts`. */
export async function readRemote(directory: string): Promise<RemoteApp> {
  const config = pathToFileURL(join(directory, 'remote.config.ts')).href
  const { remote } = (await import(config)) as { remote: RemoteDescription }
  return { directory, remote, version: packageVersion(join(directory, 'package.json')) }
}
