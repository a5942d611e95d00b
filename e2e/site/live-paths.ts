import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths, type Registry, type Release } from '@storefront/contract'
import { releasesRoot } from '../../platform/processes/apps.ts'

/** The releases that are live in the build under test. */
function liveReleases(): Release[] {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(releasesRoot, file), 'utf8')) as T
  const { remotes } = read<Registry>('registry.json')
  return Object.entries(remotes).map(([name, { live }]) =>
    read<Release>(`${name}/${live}/release.json`),
  )
}

const mounts = new Set(liveReleases().flatMap((release) => release.mounts))

/** Whether the shell or a live vertical has an address. */
export function isLive(path: string): boolean {
  return path === paths.home || mounts.has(path.split('/')[1] ?? '')
}
