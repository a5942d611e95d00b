import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { avatarUrl, imageUrl, wireImages } from '../http/answers.ts'
import { seedRows } from './read-files.ts'

test('every picture of the catalogue exists', () => {
  const { slides, articles, destinations, hotels, rooms, tours, packages } = seedRows()
  const addresses = new Set([
    ...slides.map((slide) => imageUrl(slide.image)),
    ...articles.flatMap((article) => [imageUrl(article.image), avatarUrl(article.authorAvatar)]),
    ...destinations.flatMap(({ image }) => (image ? [imageUrl(image)] : [])),
    ...[...hotels, ...tours, ...packages].flatMap((one) =>
      [one.image, ...one.images].map(imageUrl),
    ),
    ...rooms.flatMap((room) => room.images.map(imageUrl)),
  ])
  const missing = [...addresses].filter(
    (address) =>
      !existsSync(
        new URL(`../../catalogue/pictures/${address.replace('/media/', '')}`, import.meta.url),
      ),
  )
  expect(missing).toEqual([])
})

test('no hotel shows a picture twice', () => {
  const { hotels, rooms } = seedRows()
  const repeats = hotels.flatMap(({ id, name, image, images }) => {
    const ofRooms = rooms.filter(({ hotelId }) => hotelId === id).flatMap((room) => room.images)
    const all = [image, ...images, ...ofRooms]
    return new Set(all).size === all.length ? [] : [name]
  })
  expect(repeats).toEqual([])
})

test('every gallery picture has alt text', () => {
  const { hotels, tours, packages } = seedRows()
  const names = [...hotels, ...tours, ...packages].flatMap(({ images }) => images)
  const unsaid = wireImages(names).filter(({ alt }) => !alt)
  expect(unsaid).toEqual([])
})
