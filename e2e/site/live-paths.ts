import { paths } from '@storefront/contract'
import { openRegistry } from '@storefront/releases'
import { releasesRoot } from '../../platform/processes/apps.ts'

const live = await (await openRegistry(releasesRoot)).read()

const mounts = new Set(Object.values(live.releases).flatMap((release) => release.mounts))

/** True when the shell or a live vertical owns the path. */
export function isLive(path: string): boolean {
  return path === paths.home || mounts.has(path.split('/')[1] ?? '')
}
