import type { TripDetail } from '@storefront/catalogue'
import type { SelectedTour, TourSearch } from '@storefront/contract'
import type { SafeHtmlText } from '@storefront/ui'

/** Samples for tests. */
export const anyTour: SelectedTour = {
  id: 3,
  slug: 'cenote-route',
  name: 'Cenote Route',
  imageUrl: '/media/tour-01-1200.webp',
  destinationName: 'Tulum',
  durationDays: 2,
  pricePerPersonUsd: 89.9,
}

export const anyDetail: TripDetail = {
  ...anyTour,
  description: '<p>Three cenotes in one day.</p>' as SafeHtmlText,
  services: ['Hotel pick-up', 'Lunch'],
  images: [
    { id: 1, imageUrl: '/media/tour-01-1200.webp' },
    { id: 2, imageUrl: '/media/cenote-01-1200.webp' },
  ],
}

export const anySearch: TourSearch = {
  destination: 'Tulum',
  tourDate: '2026-11-24',
  guests: { adults: 2, children: 1, infants: 1 },
}
