import type { ExposeName, LiveRemote } from '@storefront/contract'

/** Remote with the content of the home page. */
export const homeRemote = 'content'

/** Live remotes by name. */
export type Remotes = Record<string, LiveRemote>

/** Remote that owns a path by its first segment, or null. */
export function ownerOf(pathname: string, remotes: Remotes): string | null {
  const segment = pathname.split('/')[1] ?? ''
  const owner = Object.values(remotes).find(({ release }) => release.mounts.includes(segment))
  return owner?.release.name ?? null
}

/** True when a remote is live and its release has the expose. */
export function offers(remotes: Remotes, name: string, expose: ExposeName): boolean {
  return remotes[name]?.release.exposes[expose] !== undefined
}

export type SearchTab = { id: string; label: string; remote: string }

/** Search tabs of the live remotes that have a form, by position. */
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

export function mountsOf(remotes: Remotes): string[] {
  return Object.values(remotes).flatMap(({ release }) => release.mounts)
}

export type Expose = { remote: string; expose: ExposeName }

/** Key of an expose: `flights/SearchForm`. */
export function keyOf(remote: string, expose: ExposeName): string {
  return `${remote}/${expose.replace('./', '')}`
}

/** Exposes of a first render: the owner's routes, or on the home page its content and the open search form. */
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

/** True for a part that hydrates later (`content/home`), so that it does not delay the search form. */
export function hydratesLater(key: string): boolean {
  return key === keyOf(homeRemote, './home')
}

/** Names of a page's releases, such as `hotels@1.1.0`. */
export function releaseNames(remotes: Remotes): string[] {
  return Object.values(remotes).map(({ release }) => `${release.name}@${release.version}`)
}
