import type { TripDetail } from '@storefront/catalogue'
import { detailPaths, paths } from '@storefront/contract'
import { breadcrumbData, touristTripData } from '@storefront/domain'

/** The package and its place in the site as schema.org describes them, for search engines. */
export function packageData(travelPackage: TripDetail): object[] {
  const path = detailPaths.package(travelPackage.slug)
  return [
    touristTripData(travelPackage, path),
    breadcrumbData([
      { name: 'Home', path: paths.home },
      { name: 'Packages', path: paths.packages },
      { name: travelPackage.name, path },
    ]),
  ]
}
