import { expect, test } from 'vitest'
import { anyDetail } from './fixtures.ts'
import { packageData } from './structured-data.ts'

test('a package is a trip at its own address, below packages, below home', () => {
  expect(packageData(anyDetail)).toMatchObject([
    { '@type': 'TouristTrip', name: 'The Maya Route', url: '/packages/maya-route' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: '/' },
        { name: 'Packages', item: '/packages' },
        { name: 'The Maya Route', item: '/packages/maya-route' },
      ],
    },
  ])
})
