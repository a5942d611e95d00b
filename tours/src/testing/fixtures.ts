import type { SelectedTour, TourSearch } from '@storefront/contract'

export const anyTour: SelectedTour = {
  id: 3,
  slug: 'cenote-route',
  name: 'Cenote Route',
  imageUrl: '/media/tour-01-1200.avif',
  destinationName: 'Tulum',
  durationDays: 2,
  pricePerPersonUsd: 89.9,
}

export const anySearch: TourSearch = {
  destination: 'Tulum',
  tourDate: '2026-11-24',
  guests: { adults: 2, children: 1, infants: 1 },
}
