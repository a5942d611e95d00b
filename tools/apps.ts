import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteApp, readRemote } from '@storefront/federation/remote-app'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** Where builds publish to and the storefront server reads from. */
export const releasesRoot = process.env.RELEASES_DIR ?? join(root, '.releases')

/** Where releases are published to: a directory, or `s3://bucket/prefix` (README, Releases). */
export const releasesStore = process.env.RELEASE_STORE ?? releasesRoot

/** Every folder that describes a remote: a vertical is found, not listed. */
export async function findRemotes(): Promise<RemoteApp[]> {
  const directories = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, entry.name))
    .filter((directory) => existsSync(join(directory, 'remote.config.ts')))
  return Promise.all(directories.map(readRemote))
}
