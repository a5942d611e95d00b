import { capitalised, listWords } from '@storefront/catalogue/rules'
import { detailPaths, listPaths, paths } from '@storefront/contract'
import { breadcrumbData, htmlSummary } from '@storefront/domain'
import type { Trip } from './trip.ts'

export type DescribedTrip = Trip & { description: string; images: readonly { imageUrl: string }[] }

/** Trip and breadcrumb trail as schema.org data. */
export function tripData(trip: DescribedTrip, product: 'tour' | 'package'): object[] {
  const path = detailPaths[product](trip.slug)
  const trail = [
    { name: 'Home', path: paths.home },
    { name: capitalised(listWords[product].many), path: listPaths[product] },
    { name: trip.name, path },
  ]
  return [touristTrip(trip, path), breadcrumbData(trail)]
}

function touristTrip(trip: DescribedTrip, url: string): object {
  const { name, destinationName, durationDays, pricePerPersonUsd } = trip
  const images = [trip.imageUrl, ...trip.images.map(({ imageUrl }) => imageUrl)]
  const description = htmlSummary(trip.description)
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    url,
    image: [...new Set(images)].filter((image) => image !== null),
    ...(description ? { description } : {}),
    ...(destinationName
      ? { itinerary: { '@type': 'Place', name: destinationName, address: destinationName } }
      : {}),
    offers: {
      '@type': 'Offer',
      price: pricePerPersonUsd.toFixed(2),
      priceCurrency: 'USD',
      url,
      ...(durationDays ? { eligibleDuration: duration(durationDays) } : {}),
    },
  }
}

function duration(days: number): object {
  return { '@type': 'QuantitativeValue', value: days, unitCode: 'DAY' }
}
