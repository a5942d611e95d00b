import { join } from 'node:path'
import { compile, remoteConfig } from '../build/index.ts'
import { readRemote } from '../build/remote-app.ts'
import { composeRelease, openStore, promote, releasedBy } from '../release/index.ts'

/**
 * Builds the remote of a folder and publishes it under the version in its package.json; `isLive` also makes it live.
 * Publishes to RELEASE_STORE (a directory or `s3://bucket/prefix`), else to RELEASES_DIR, where the registry is; both
 * default to the project's `.releases`. Throws when the version is there with other bytes, or does not fit what is live.
 */
export async function releaseRemote(directory: string, isLive: boolean): Promise<void> {
  const { remote, version } = await readRemote(directory)
  const root = process.env.RELEASES_DIR ?? join(directory, '../.releases')
  const store = await openStore(process.env.RELEASE_STORE ?? root)
  await compile(remoteConfig(remote, directory))
  const composed = await composeRelease({ remote, directory, packageVersion: version, exact: true })
  console.log(`${remote.name} ${version}: ${await store.publish(composed)}`)
  if (!isLive) return
  const { revision } = await promote({ root, store }, { [remote.name]: version }, releasedBy())
  console.log(`${remote.name} ${version} is live (revision ${revision})`)
}
