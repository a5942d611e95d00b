import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type RemoteApp, readRemote } from '@storefront/federation/remote-app'

export const root = join(import.meta.dirname, '../..')

/** Folder of the releases, written by builds and read by the storefront. */
export const releasesRoot = process.env.RELEASES_DIR || join(root, '.releases')

/**
 * Addresses of registry (folder or `postgres://…`) and store (folder or `s3://bucket/prefix`; docs/configuration.md).
 */
export const releasesAddresses = {
  registry: process.env.REGISTRY_URL || releasesRoot,
  store: process.env.RELEASE_STORE || releasesRoot,
}

/** Variables that put registry and releases into one folder. */
export function releasesIn(folder: string): Record<string, string> {
  return { RELEASES_DIR: folder, RELEASE_STORE: folder, REGISTRY_URL: '' }
}

/** Finds all folders with a `remote.config.ts`. */
export async function findRemotes(): Promise<RemoteApp[]> {
  const directories = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, entry.name))
    .filter((directory) => existsSync(join(directory, 'remote.config.ts')))
  return Promise.all(directories.map(readRemote))
}

/**
 * Remotes with these names or folders (`packages_mfe`, `packages-mfe`); all by default. Throws for an unknown name,
 * with the known ones.
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
