import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDescription } from '@storefront/contract'

/** The description of the remote in a folder. Throws when there is no `remote.config.ts`. */
export async function readRemote(directory: string): Promise<RemoteDescription> {
  const config = pathToFileURL(join(directory, 'remote.config.ts')).href
  const { remote } = (await import(config)) as { remote: RemoteDescription }
  return remote
}
