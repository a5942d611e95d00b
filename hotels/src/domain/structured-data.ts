import { detailPaths, paths } from '@storefront/contract'
import { breadcrumbData, htmlSummary } from '@storefront/domain'
import type { HotelDetail } from './hotel.ts'

/** The hotel in schema.org's terms. The rating is left out, because it is invalid without the number of reviews. */
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

export function hotelTrail({ name, slug }: HotelDetail): object {
  return breadcrumbData([
    { name: 'Home', path: paths.home },
    { name: 'Hotels', path: paths.hotels },
    { name, path: detailPaths.hotel(slug) },
  ])
}
