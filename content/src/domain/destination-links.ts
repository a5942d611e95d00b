import { paths } from '@storefront/contract'
import type { PopularDestination } from './home.ts'

const verticals = ['hotels', 'tours', 'packages'] as const

export type DestinationSearch = { label: (typeof verticals)[number]; to: string }

/** Searches for a place in the available verticals. `mounts` are their first path segments. */
export function destinationSearches(place: string, mounts: readonly string[]): DestinationSearch[] {
  return verticals
    .filter((name) => mounts.includes(name))
    .map((label) => ({
      label,
      to: `${paths[label]}?${new URLSearchParams({ destination: place })}`,
    }))
}

/** Target of a destination's card: its hotels, or its tours if it has no hotels. Null if no vertical is available. */
export function destinationPath(
  destination: PopularDestination,
  mounts: readonly string[],
): string | null {
  const counts = { hotels: destination.hotelsCount, tours: destination.toursCount, packages: null }
  const offered = destinationSearches(destination.name, mounts)
  return (offered.find(({ label }) => counts[label] !== 0) ?? offered[0])?.to ?? null
}
