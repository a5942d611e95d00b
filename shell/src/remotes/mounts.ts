import type { ExposeName, LiveRemote } from '@storefront/contract'

/** The live remotes of a page load, by name. */
export type Remotes = Record<string, LiveRemote>

/** Name of the remote that owns a path by its first segment, or null when no live remote does. */
export function ownerOf(pathname: string, remotes: Remotes): string | null {
  const segment = pathname.split('/')[1] ?? ''
  const owner = Object.values(remotes).find(({ release }) => release.mounts.includes(segment))
  return owner?.release.name ?? null
}

/** Whether the live release of a remote has an expose: what it lacks is simply not offered. */
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
