import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDescription } from '@storefront/contract'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** Where builds publish to and the storefront server reads from. */
export const releasesRoot = process.env.RELEASES_DIR ?? join(root, '.releases')

/** Where releases are published to: a directory, or `s3://bucket/prefix` (README, Releases). */
export const releasesStore = process.env.RELEASE_STORE ?? releasesRoot

/** A vertical in this checkout. */
export type RemoteApp = { directory: string; remote: RemoteDescription; version: string }

/** Every folder that describes a remote: a vertical is found, not listed. */
export async function findRemotes(): Promise<RemoteApp[]> {
  const directories = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, entry.name))
    .filter((directory) => existsSync(join(directory, 'remote.config.ts')))
  return Promise.all(directories.map(readRemote))
}

async function readRemote(directory: string): Promise<RemoteApp> {
  const config = pathToFileURL(join(directory, 'remote.config.ts')).href
  const { remote } = (await import(config)) as { remote: RemoteDescription }
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  return { directory, remote, version: (manifest as { version: string }).version }
}
