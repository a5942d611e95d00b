import { expect, test } from 'vitest'
import { breadcrumbData } from './breadcrumbs.ts'

test('numbers the steps of the trail from home to the page', () => {
  expect(
    breadcrumbData([
      { name: 'Home', path: '/' },
      { name: 'Tours', path: '/tours' },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: '/tours' },
    ],
  })
})
