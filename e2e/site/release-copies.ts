import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@storefront/contract'
import { readRegistry } from '@storefront/federation/release'

/** The version of a remote that new pages get. */
export async function liveVersion(releases: string, name: string): Promise<string> {
  const live = (await readRegistry(releases)).remotes[name]?.live
  if (!live) throw new Error(`${name} is not live.`)
  return live
}

/** Publishes what is live under another version: the same remote, in an immutable folder of its own. */
export async function releaseAgain(
  releases: string,
  name: string,
  version: string,
  change: (release: Release) => Release = (release) => release,
): Promise<void> {
  const folder = join(releases, name, version)
  await cp(join(releases, name, await liveVersion(releases, name)), folder, { recursive: true })
  const file = join(folder, 'release.json')
  const release = JSON.parse(await readFile(file, 'utf8')) as Release
  await writeFile(file, JSON.stringify(change({ ...release, version })))
}
