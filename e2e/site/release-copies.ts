import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@storefront/contract'
import { releaseDesk } from '../../tools/release-desk.ts'

/** Publishes what is live under another version: the same remote, in an immutable folder of its own. */
export async function releaseAgain(
  releases: string,
  name: string,
  version: string,
  change: (release: Release) => Release = (release) => release,
): Promise<void> {
  const folder = join(releases, name, version)
  await cp(join(releases, name, await releaseDesk(releases).live(name)), folder, {
    recursive: true,
  })
  const file = join(folder, 'release.json')
  const release = JSON.parse(await readFile(file, 'utf8')) as Release
  await writeFile(file, JSON.stringify(change({ ...release, version })))
}
