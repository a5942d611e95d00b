import { htmlSummary } from '../html-summary.ts'
import type { Trip } from './trip.ts'

export type DescribedTrip = Trip & { description: string; images: readonly { imageUrl: string }[] }

/** The trip as schema.org describes it, for search engines. What is not known is left out. */
export function touristTripData(trip: DescribedTrip, url: string): object {
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
