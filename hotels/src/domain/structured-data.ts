import { detailPaths, paths } from '@storefront/contract'
import { breadcrumbData, htmlSummary } from '@storefront/domain'
import type { HotelDetail } from './hotel.ts'

/**
 * The hotel as schema.org describes it, for search engines. What is not known is left out: so is the rating, which says
 * nothing there without the number of reviews.
 */
export function hotelData(hotel: HotelDetail): object {
  const { name, slug, destinationName, country, facilities } = hotel
  const images = [hotel.imageUrl, ...hotel.images.map(({ imageUrl }) => imageUrl)]
  const description = htmlSummary(hotel.description)
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    ...(description ? { description } : {}),
    url: detailPaths.hotel(slug),
    image: [...new Set(images)].filter((image) => image !== null),
    ...(destinationName
      ? {
          address: {
            '@type': 'PostalAddress',
            addressLocality: destinationName,
            ...(country ? { addressCountry: country } : {}),
          },
        }
      : {}),
    amenityFeature: facilities.map((facility) => ({
      '@type': 'LocationFeatureSpecification',
      name: facility,
      value: true,
    })),
  }
}

/** Returns the breadcrumb trail: home, hotels, the hotel itself. */
export function hotelTrail({ name, slug }: HotelDetail): object {
  return breadcrumbData([
    { name: 'Home', path: paths.home },
    { name: 'Hotels', path: paths.hotels },
    { name, path: detailPaths.hotel(slug) },
  ])
}
