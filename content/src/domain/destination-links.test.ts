import { expect, it } from 'vitest'
import { destinationPath, destinationSearches } from './destination-links.ts'

const place = {
  id: 1,
  name: 'Isla Mujeres',
  imageUrl: null,
  rating: null,
  reviewsCount: null,
  flightsCount: null,
  nightlyFromUsd: null,
  hotelsCount: 3,
  toursCount: 4,
}
const everything = ['flights', 'hotels', 'tours', 'packages', 'blog']

it.each([
  ['its hotels', place, everything, '/hotels?destination=Isla+Mujeres'],
  [
    'its hotels, where the count is unknown',
    { ...place, hotelsCount: null },
    everything,
    '/hotels?destination=Isla+Mujeres',
  ],
  [
    'its tours, where it has no hotels',
    { ...place, hotelsCount: 0 },
    everything,
    '/tours?destination=Isla+Mujeres',
  ],
  ['its tours, while hotels are not offered', place, ['tours'], '/tours?destination=Isla+Mujeres'],
  [
    'hotels, where all is counted zero',
    { ...place, hotelsCount: 0, toursCount: 0 },
    ['hotels', 'tours'],
    '/hotels?destination=Isla+Mujeres',
  ],
  ['nowhere, where nothing is offered', place, ['flights', 'blog'], null],
])('a destination leads to %s', (_, destination, mounts, path) => {
  expect(destinationPath(destination, mounts)).toBe(path)
})

it('names are written safely into the address', () => {
  expect(destinationSearches('A&B=C#d', ['tours'])).toEqual([
    { label: 'tours', to: '/tours?destination=A%26B%3DC%23d' },
  ])
})
