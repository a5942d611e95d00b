import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type RemoteApp, readRemote } from '@storefront/federation/remote-app'

/** The project's folder. */
export const root = join(import.meta.dirname, '../..')

/** Folder that builds publish to and the storefront server reads from. */
export const releasesRoot = process.env.RELEASES_DIR ?? join(root, '.releases')

/** Addresses: the registry is a directory or `postgres://…`, the releases a directory or `s3://bucket/prefix` (docs/configuration.md). */
export const releasesAddresses = {
  registry: process.env.REGISTRY_URL || releasesRoot,
  store: process.env.RELEASE_STORE || releasesRoot,
}

/** Variables by which registry and releases are in one folder, over those of this process. */
export function releasesIn(folder: string): Record<string, string> {
  return { RELEASES_DIR: folder, RELEASE_STORE: folder, REGISTRY_URL: '' }
}

/** Every folder that describes a remote: a vertical is found, not listed. */
export async function findRemotes(): Promise<RemoteApp[]> {
  const directories = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, entry.name))
    .filter((directory) => existsSync(join(directory, 'remote.config.ts')))
  return Promise.all(directories.map(readRemote))
}

/**
 * The remotes named, by their own name or their folder's (`packages_mfe`, `packages-mfe`); all of them without a name.
 * Throws, with the names there are, for an unknown one.
 */
export function remotesNamed(remotes: RemoteApp[], names: string[]): RemoteApp[] {
  const namesOf = ({ remote, directory }: RemoteApp) => [remote.name, basename(directory)]
  const strangers = names.filter((name) => !remotes.some((app) => namesOf(app).includes(name)))
  if (strangers.length > 0) {
    const known = remotes.map(({ remote }) => remote.name)
    throw new Error(`There is no ${strangers.join(', ')} here; there are ${known.join(', ')}.`)
  }
  if (names.length === 0) return remotes
  return remotes.filter((app) => namesOf(app).some((name) => names.includes(name)))
}
