import type { ExposeName, LiveRemote } from '@storefront/contract'

/** Name of the remote that brings the home page's content. */
export const homeRemote = 'content'

/** The live remotes of a page load, by name. */
export type Remotes = Record<string, LiveRemote>

/** Name of the remote that owns a path by its first segment, or null when no live remote does. */
export function ownerOf(pathname: string, remotes: Remotes): string | null {
  const segment = pathname.split('/')[1] ?? ''
  const owner = Object.values(remotes).find(({ release }) => release.mounts.includes(segment))
  return owner?.release.name ?? null
}

/** True when the live release of a remote has an expose; one without it is not offered. */
export function offers(remotes: Remotes, name: string, expose: ExposeName): boolean {
  return remotes[name]?.release.exposes[expose] !== undefined
}

/** One tab of the search widget and the remote whose form it shows. */
export type SearchTab = { id: string; label: string; remote: string }

/** The search tabs that the live remotes bring, in their order. */
export function searchTabs(remotes: Remotes): SearchTab[] {
  return Object.values(remotes)
    .flatMap(({ release }) =>
      release.tab && release.exposes['./SearchForm']
        ? [{ ...release.tab, remote: release.name }]
        : [],
    )
    .sort((a, b) => a.position - b.position)
    .map(({ id, label, remote }) => ({ id, label, remote }))
}

/** First path segments that the live remotes own. */
export function mountsOf(remotes: Remotes): string[] {
  return Object.values(remotes).flatMap(({ release }) => release.mounts)
}

/** One part of a remote. */
export type Expose = { remote: string; expose: ExposeName }

/** Returns the key of an expose in the page's data: `flights/SearchForm`. */
export function keyOf(remote: string, expose: ExposeName): string {
  return `${remote}/${expose.replace('./', '')}`
}

/** The exposes that a page shows at first: its owner's routes, or on the home page its content and the open form. */
export function neededExposes({ pathname, searchParams }: URL, remotes: Remotes): Expose[] {
  if (pathname !== '/') {
    const owner = ownerOf(pathname, remotes)
    return owner ? [{ remote: owner, expose: './routes' }] : []
  }
  const tabs = searchTabs(remotes)
  const tab = tabs.find(({ id }) => id === searchParams.get('tab')) ?? tabs[0]
  return [
    ...(offers(remotes, homeRemote, './home')
      ? [{ remote: homeRemote, expose: './home' as const }]
      : []),
    ...(tab ? [{ remote: tab.remote, expose: './SearchForm' as const }] : []),
  ]
}

/**
 * True for a rendered part (`content/home`) that hydrates after the page: what surrounds the search form must not delay
 * it. Until then it stays as the server sent it.
 */
export function comesLater(key: string): boolean {
  return key === keyOf(homeRemote, './home')
}

/** The releases of a page, `hotels@1.1.0`. */
export function releaseNames(remotes: Remotes): string[] {
  return Object.values(remotes).map(({ release }) => `${release.name}@${release.version}`)
}
