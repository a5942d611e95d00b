import { paths } from '@storefront/contract'
import type { PopularDestination } from './home.ts'

const searches = [
  { mount: 'hotels', path: paths.hotels, label: 'hotels' },
  { mount: 'tours', path: paths.tours, label: 'tours' },
  { mount: 'packages', path: paths.packages, label: 'packages' },
] as const

export type DestinationSearch = { label: (typeof searches)[number]['label']; to: string }

/** Searches for a place in the available verticals. `mounts` are their first path segments. */
export function destinationSearches(place: string, mounts: readonly string[]): DestinationSearch[] {
  return searches
    .filter(({ mount }) => mounts.includes(mount))
    .map(({ path, label }) => ({
      label,
      to: `${path}?${new URLSearchParams({ destination: place })}`,
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
