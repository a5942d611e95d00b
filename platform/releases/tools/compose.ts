import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyRelease,
  DirectoryStore,
  liveShell,
  releaseFolder,
  shellName,
} from '@storefront/releases'
import { releaseActions } from './actions.ts'
import { type Releases, releasesInFolder } from './open-releases.ts'
import type { Tuple } from './tuple.ts'

/**
 * Copies releases, by default with the live shell, into an empty folder and makes them live there through the gate, so that
 * journeys and smoke test run on released bytes. Throws NotFitError.
 */
export async function compose(
  { registry, store }: Pick<Releases, 'registry' | 'store'>,
  tuple: Tuple,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { version: shell } = await liveShell(store, await registry.read())
  const versions = { [shellName]: shell, ...tuple }
  const composed = releasesInFolder(folder)
  for (const [name, version] of Object.entries(versions)) {
    const path = releaseFolder(name, version)
    // Copies the brotli files too; the gate verifies all files.
    if (store instanceof DirectoryStore)
      await cp(join(store.root, path), join(folder, path), { recursive: true })
    else await copyRelease(store, new DirectoryStore(folder, { hasTwins: false }), name, version)
  }
  const withoutServer = Object.fromEntries(
    Object.keys(tuple).map((name) => [name, 'a composition']),
  )
  const options = { withoutServer, fromPullRequests: true }
  await releaseActions(composed).promote(versions, 'composition', options)
}
