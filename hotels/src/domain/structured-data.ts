import { detailPaths, paths } from '@storefront/contract'
import type { HotelDetail } from './hotel.ts'

/** The hotel as schema.org describes it, for search engines. What is not known is left out. */
export function hotelData(hotel: HotelDetail): object {
  const { name, slug, destinationName, rating, facilities } = hotel
  const images = [hotel.imageUrl, ...hotel.images.map(({ imageUrl }) => imageUrl)]
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    url: detailPaths.hotel(slug),
    image: [...new Set(images)].filter((image) => image !== null),
    ...(destinationName
      ? { address: { '@type': 'PostalAddress', addressLocality: destinationName } }
      : {}),
    ...(rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5 } }),
    amenityFeature: facilities.map((facility) => ({
      '@type': 'LocationFeatureSpecification',
      name: facility,
      value: true,
    })),
  }
}

/** Where the hotel is in the site: home, hotels, the hotel itself. */
export function breadcrumbData({ name, slug }: HotelDetail): object {
  const trail = [
    { name: 'Home', item: paths.home },
    { name: 'Hotels', item: paths.hotels },
    { name, item: detailPaths.hotel(slug) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...place,
    })),
  }
}
