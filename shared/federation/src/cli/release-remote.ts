import { join } from 'node:path'
import { compile, remoteConfig } from '../build/index.ts'
import { readRemote } from '../build/remote-app.ts'
import {
  type ComposedRelease,
  composeForeign,
  composeRelease,
  openStore,
  promote,
  releasedBy,
} from '../release/index.ts'

/**
 * Builds the remote of a folder and publishes it under the version in its package.json; `isLive` also makes it live.
 * Throws when the version is there with other bytes, or does not fit what is live.
 */
export async function releaseRemote(directory: string, isLive: boolean): Promise<void> {
  const { remote, version } = await readRemote(directory)
  await compile(remoteConfig(remote, directory))
  const composed = await composeRelease({ remote, directory, packageVersion: version, exact: true })
  await publish(composed, join(directory, '../.releases'), isLive)
}

/**
 * Publishes what somebody else built, under the version in its manifest; `isLive` also makes it live, for which
 * `withoutServer` has to say why it has no server build. Throws as above.
 */
export async function releaseForeign(
  dist: string,
  releases: string,
  isLive: boolean,
  withoutServer?: string,
): Promise<void> {
  await publish(await composeForeign(dist), releases, isLive, withoutServer)
}

/**
 * Publishes to RELEASE_STORE (a directory or `s3://bucket/prefix`), else to RELEASES_DIR, where the registry is; both default
 * to the project's releases.
 */
async function publish(
  composed: ComposedRelease,
  releases: string,
  isLive: boolean,
  withoutServer?: string,
) {
  const { name, version } = composed.release
  const root = process.env.RELEASES_DIR ?? releases
  const store = await openStore(process.env.RELEASE_STORE ?? root)
  console.log(`${name} ${version}: ${await store.publish(composed)}`)
  if (!isLive) return
  const { revision } = await promote({ root, store }, { [name]: version }, releasedBy(), {
    withoutServer: withoutServer ? { [name]: withoutServer } : {},
  })
  console.log(`${name} ${version} is live (revision ${revision})`)
}
