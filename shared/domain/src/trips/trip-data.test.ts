import { expect, test } from 'vitest'
import { anyTrip } from './fixtures.ts'
import { touristTripData } from './trip-data.ts'

const described = {
  ...anyTrip,
  description: '<p>Swim in <b>three</b> cenotes.</p>',
  images: [{ imageUrl: '/media/tour-01-1200.webp' }, { imageUrl: '/media/cenote-1200.webp' }],
}

test('a trip is described with what is known of it', () => {
  expect(touristTripData(described, '/tours/cenote-route')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: 'Cenote Route',
    url: '/tours/cenote-route',
    image: ['/media/tour-01-1200.webp', '/media/cenote-1200.webp'],
    description: 'Swim in three cenotes.',
    itinerary: { '@type': 'Place', name: 'Tulum', address: 'Tulum' },
    offers: {
      '@type': 'Offer',
      price: '89.90',
      priceCurrency: 'USD',
      url: '/tours/cenote-route',
      eligibleDuration: { '@type': 'QuantitativeValue', value: 2, unitCode: 'DAY' },
    },
  })
})

test('what is not known is left out', () => {
  const bare = {
    ...described,
    description: '',
    destinationName: '',
    durationDays: null,
    imageUrl: null,
    images: [],
  }
  const data = touristTripData(bare, '/tours/x')
  expect(data).not.toHaveProperty('description')
  expect(data).not.toHaveProperty('itinerary')
  expect(data).not.toHaveProperty('offers.eligibleDuration')
  expect(data).toMatchObject({ image: [] })
})
