import { type LiveRemote, paths, type Release } from '@storefront/contract'
import { openRegistry } from '@storefront/releases'
import { releasesRoot } from '../../platform/processes/apps.ts'
import { siteAddress } from './address.ts'

const mounts = new Set((await liveReleases()).flatMap((release) => release.mounts))

async function liveReleases(): Promise<Pick<Release, 'mounts'>[]> {
  if (!siteAddress) return Object.values((await (await openRegistry(releasesRoot)).read()).releases)
  const html = await (await fetch(siteAddress)).text()
  const [, boot = ''] = /id="boot">(.*?)<\/script>/s.exec(html) ?? []
  const { remotes } = JSON.parse(boot) as { remotes: Record<string, LiveRemote> }
  return Object.values(remotes).map(({ release }) => release)
}

/** True when the shell or a live vertical owns the path. */
export function isLive(path: string): boolean {
  return path === paths.home || mounts.has(path.split('/')[1] ?? '')
}
