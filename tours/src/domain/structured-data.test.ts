import { expect, test } from 'vitest'
import { anyDetail } from './fixtures.ts'
import { tourData } from './structured-data.ts'

test('a tour is a trip at its own address, below tours, below home', () => {
  expect(tourData(anyDetail)).toMatchObject([
    { '@type': 'TouristTrip', name: 'Cenote Route', url: '/tours/cenote-route' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: '/' },
        { name: 'Tours', item: '/tours' },
        { name: 'Cenote Route', item: '/tours/cenote-route' },
      ],
    },
  ])
})
