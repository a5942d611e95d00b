import type { ListedTrip } from '../rules/trip.ts'

export const anyTrip: ListedTrip = {
  id: 3,
  slug: 'cenote-route',
  name: 'Cenote Route',
  imageUrl: '/media/tour-01-1200.avif',
  destinationName: 'Tulum',
  durationDays: 2,
  pricePerPersonUsd: 89.9,
}
