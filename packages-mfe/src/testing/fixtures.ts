import type { HotelSearch, SelectedPackage } from '@storefront/contract'

export const anyPackage: SelectedPackage = {
  id: 4,
  slug: 'maya-route',
  name: 'The Maya Route',
  imageUrl: '/media/package-01-1200.avif',
  destinationName: 'Tulum',
  durationDays: 5,
  pricePerPersonUsd: 489.95,
}

export const anySearch: HotelSearch = {
  destination: 'Tulum',
  checkInDate: '2026-11-24',
  checkOutDate: '2026-11-28',
  guests: { adults: 2, children: 1, infants: 1 },
}
