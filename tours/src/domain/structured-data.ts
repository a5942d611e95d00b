import type { TripDetail } from '@storefront/catalogue'
import { detailPaths, paths } from '@storefront/contract'
import { breadcrumbData, touristTripData } from '@storefront/domain'

/** The tour and its place in the site as schema.org describes them, for search engines. */
export function tourData(tour: TripDetail): object[] {
  const path = detailPaths.tour(tour.slug)
  return [
    touristTripData(tour, path),
    breadcrumbData([
      { name: 'Home', path: paths.home },
      { name: 'Tours', path: paths.tours },
      { name: tour.name, path },
    ]),
  ]
}
