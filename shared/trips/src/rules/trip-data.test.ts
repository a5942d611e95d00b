import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripData } from './trip-data.ts'

const described = {
  ...anyTrip,
  description: '<p>Swim in <b>three</b> cenotes.</p>',
  images: [{ imageUrl: '/media/tour-01-1200.avif' }, { imageUrl: '/media/cenote-1200.avif' }],
}

test('describes a trip as schema.org data, with a trail from home through the list', () => {
  const [data, trail] = tripData(described, 'tour')
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
  expect(trail).toMatchObject({
    '@context': 'https://schema.org',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { position: 2, name: 'Tours', item: '/tours' },
      { position: 3, name: 'Cenote Route', item: '/tours/cenote-route' },
    ],
  })
})

test('leaves unknown facts out', () => {
  const unknown = { description: '', destinationName: '', durationDays: null, imageUrl: null }
  const [data] = tripData({ ...described, ...unknown, images: [] }, 'tour')
  for (const fact of ['description', 'itinerary', 'offers.eligibleDuration'])
    expect(data).not.toHaveProperty(fact)
  expect(data).toMatchObject({ image: [] })
})
