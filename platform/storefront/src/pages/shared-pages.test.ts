import { bookingPaths, detailPaths, paths } from '@storefront/contract'
import { expect, test } from 'vitest'
import { isForEverybody, pageKey, pageTags } from './page-cache.ts'

const at = (address: string) => new URL(address, 'https://shop.example')

test.each([
  paths.home,
  paths.hotels,
  `${paths.flightResults}?from=CUN&to=MIA&departureDate=2027-03-01`,
  detailPaths.tour('cenotes'),
  paths.faq,
])('%s is the same for everybody', (address) => {
  expect(isForEverybody(at(address))).toBe(true)
})

test.each([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
  `${paths.hotelSuccess}?booking=AB12`,
  '/flights/succes%73?booking=AB12',
  '/Flights/SUCCESS?booking=AB12',
  '/flights%2Fsuccess?booking=AB12',
  '/flights/%E0%A4%A',
  `${paths.hotels}?q=${'x'.repeat(500)}`,
])('%s is kept by nobody', (address) => {
  expect(isForEverybody(at(address))).toBe(false)
})

const source = {
  origin: 'https://shop.example',
  url: at('/hotels?q=tulum'),
  today: '2026-11-22',
  tags: ['shell@1.0.0', 'hotels@1.0.0', 'catalogue@7'],
}

test.each([
  { origin: 'http://localhost:3000' },
  { url: at('/hotels?q=cancun') },
  { url: at('/tours?q=tulum') },
  { today: '2026-11-23' },
  { tags: ['shell@1.0.0', 'hotels@1.0.0', 'catalogue@8'] },
])('another %o is another page', (change) => {
  expect(pageKey({ ...source, ...change })).not.toBe(pageKey(source))
  expect(pageKey({ ...source })).toBe(pageKey(source))
})

test('the tags of a page are its versions and its catalogue', () => {
  expect(pageTags({ shell: '1.0.0', remotes: {}, catalogue: 7 })).toEqual([
    'shell@1.0.0',
    'catalogue@7',
  ])
  expect(pageTags({ shell: '1.0.0', remotes: {}, catalogue: null })).toEqual(['shell@1.0.0'])
})
