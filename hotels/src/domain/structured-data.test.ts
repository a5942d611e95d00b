import { expect, test } from 'vitest'
import { anyDetail } from '../testing/fixtures.ts'
import { hotelData, hotelTrail } from './structured-data.ts'

test("describes a hotel in schema.org's terms, with a trail from home", () => {
  expect(hotelData(anyDetail)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Laguna Azul',
    url: '/hotels/laguna-azul',
    image: ['/media/hotel-01-1200.avif', '/media/pool-01-1200.avif'],
    description: 'Between the sea and the lagoon.',
    address: { '@type': 'PostalAddress', addressLocality: 'Cancún', addressCountry: 'MX' },
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Pool', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Spa', value: true },
    ],
  })
  expect(hotelTrail(anyDetail)).toMatchObject({
    itemListElement: ['Home', 'Hotels', 'Laguna Azul'].map((name) => ({ name })),
  })
})

test('leaves out unknown fields', () => {
  const bare = { ...anyDetail, destinationName: '', imageUrl: null, images: [] }
  const data = hotelData(bare)
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('address')
  expect(data).toMatchObject({ image: [] })
})
