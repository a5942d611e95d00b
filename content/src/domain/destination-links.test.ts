import { expect, it } from 'vitest'
import { destinationPath } from './destination-links.ts'
import type { PopularDestination } from './home.ts'

const place = { name: 'Isla Mujeres', hotelsCount: 3, toursCount: 4 } as PopularDestination
const everything = ['flights', 'hotels', 'tours', 'packages', 'blog']
const hotels = '/hotels?destination=Isla+Mujeres'
const tours = '/tours?destination=Isla+Mujeres'

it.each([
  ['with hotels', place, everything, hotels],
  ['with an unknown count of hotels', { ...place, hotelsCount: null }, everything, hotels],
  ['without hotels', { ...place, hotelsCount: 0 }, everything, tours],
  ['while hotels are not offered', place, ['tours'], tours],
  ['with neither', { ...place, hotelsCount: 0, toursCount: 0 }, ['hotels', 'tours'], hotels],
  ['while nothing is offered', place, ['flights', 'blog'], null],
])('a destination %s links to $3', (_, destination, mounts, path) => {
  expect(destinationPath(destination, mounts)).toBe(path)
})
