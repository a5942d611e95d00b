import { join } from 'node:path'
import { type ComposedRelease, openStore } from '@storefront/releases'
import { compile, remoteConfig } from '../build/index.ts'
import { readRemote } from '../build/remote-app.ts'
import { composeForeign, composeRelease } from '../compose/index.ts'

/**
 * Builds the remote of a folder and publishes it under a version, else the one in its package.json. Answers its name and
 * version. Throws when the version is there with other bytes.
 */
export async function releaseRemote(directory: string, version?: string): Promise<Published> {
  const { remote, version: own } = await readRemote(directory)
  await compile(remoteConfig(remote, directory))
  const packageVersion = version ?? own
  const composed = await composeRelease({ remote, directory, packageVersion, exact: true })
  return publish(composed, join(directory, '../.releases'))
}

/** Publishes the build of another company, under the version in its manifest. Returns and throws as above. */
export async function releaseForeign(dist: string, releases: string): Promise<Published> {
  return publish(await composeForeign(dist), releases)
}

/** The name and version published; publishing does not make it live. */
export type Published = Pick<ComposedRelease['release'], 'name' | 'version'>

/** To RELEASE_STORE (a directory or `s3://bucket/prefix`), else to RELEASES_DIR, else to the project's releases. */
async function publish(composed: ComposedRelease, releases: string): Promise<Published> {
  const { name, version } = composed.release
  const store = await openStore(process.env.RELEASE_STORE ?? process.env.RELEASES_DIR ?? releases)
  console.log(`${name} ${version}: ${await store.publish(composed)}`)
  return { name, version }
}
