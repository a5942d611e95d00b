import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { avatarUrl, imageUrl } from '../http/answers.ts'
import { seedRows } from './read-files.ts'

test('every picture the catalogue names is there', () => {
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
