import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripData } from './trip-data.ts'

const described = {
  ...anyTrip,
  description: '<p>Swim in <b>three</b> cenotes.</p>',
  images: [{ imageUrl: '/media/tour-01-1200.avif' }, { imageUrl: '/media/cenote-1200.avif' }],
}

test('describes a trip as schema.org data', () => {
  const [data] = tripData(described, 'tour')
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: 'Cenote Route',
    url: '/tours/cenote-route',
    image: ['/media/tour-01-1200.avif', '/media/cenote-1200.avif'],
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

test('leaves unknown facts out', () => {
  const bare = {
    ...described,
    description: '',
    destinationName: '',
    durationDays: null,
    imageUrl: null,
    images: [],
  }
  const [data] = tripData(bare, 'tour')
  expect(data).not.toHaveProperty('description')
  expect(data).not.toHaveProperty('itinerary')
  expect(data).not.toHaveProperty('offers.eligibleDuration')
  expect(data).toMatchObject({ image: [] })
})

test('the breadcrumb trail goes from home through the list to the trip', () => {
  const [, trail] = tripData(described, 'tour')
  expect(trail).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: '/tours' },
      { '@type': 'ListItem', position: 3, name: 'Cenote Route', item: '/tours/cenote-route' },
    ],
  })
})
