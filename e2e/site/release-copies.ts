import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Registry, Release } from '@storefront/contract'
import { described, releasesInFolder } from '@storefront/release-tools'
import { makeLive } from '@storefront/releases/testing/live-document'
import { releasesRoot } from '../../platform/processes/apps.ts'

/**
 * Copies the releases and their registry into a temporary folder, without the cache of remotes on another origin, in
 * which the site of another worker may be renaming files.
 */
export async function copyReleases(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'releases-'))
  const filter = (path: string) => basename(path) !== '.copies'
  await cp(releasesRoot, copy, { recursive: true, filter })
  return copy
}

/** Publishes the live release again, under another version. */
export async function republish(
  releases: string,
  name: string,
  version: string,
  change: (release: Release, folder: string) => Release | Promise<Release> = (release) => release,
): Promise<void> {
  const folder = join(releases, name, version)
  await cp(join(releases, name, await liveVersion(releases, name)), folder, {
    recursive: true,
  })
  const file = join(folder, 'release.json')
  const release = JSON.parse(await readFile(file, 'utf8')) as Release
  await writeFile(file, JSON.stringify(await change({ ...release, version }, folder)))
}

/** The live version of a remote. Throws when it is not live. */
export async function liveVersion(releases: string, name: string): Promise<string> {
  const { live } = (await releasesInFolder(releases).registry.read()).remotes[name] ?? {}
  if (!live) throw new Error(`${name} is not live.`)
  return live
}

/** Makes a registry live that the gate has not checked. */
export async function rewriteRegistry(
  releases: string,
  change: (registry: Registry) => void,
): Promise<void> {
  const { registry: kept, store } = releasesInFolder(releases)
  const registry = await kept.read()
  change(registry)
  await makeLive(releases, await described(registry, store))
}
