import { paths } from '@storefront/contract'
import type { PopularDestination } from './home.ts'

/** Searches by a destination's name, with the first path segment of their vertical. */
const searches = [
  { mount: 'hotels', path: paths.hotels, label: 'hotels' },
  { mount: 'tours', path: paths.tours, label: 'tours' },
  { mount: 'packages', path: paths.packages, label: 'packages' },
] as const

export type DestinationSearch = { label: (typeof searches)[number]['label']; to: string }

/** Searches for a place, of the verticals that are there. `mounts` are the first path segments on offer. */
export function destinationSearches(place: string, mounts: readonly string[]): DestinationSearch[] {
  return searches
    .filter(({ mount }) => mounts.includes(mount))
    .map(({ path, label }) => ({
      label,
      to: `${path}?${new URLSearchParams({ destination: place })}`,
    }))
}

/**
 * Returns the target of a destination's card: its hotels, or its tours where it has no hotels. Null when no vertical can
 * show either.
 */
export function destinationPath(
  destination: PopularDestination,
  mounts: readonly string[],
): string | null {
  const counts = { hotels: destination.hotelsCount, tours: destination.toursCount, packages: null }
  const offered = destinationSearches(destination.name, mounts)
  return (offered.find(({ label }) => counts[label] !== 0) ?? offered[0])?.to ?? null
}
