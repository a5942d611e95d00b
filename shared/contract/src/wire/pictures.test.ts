import * as v from 'valibot'
import { expect, test } from 'vitest'
import { article, slide } from './content.ts'
import { hotel, image, listedHotel } from './hotels.ts'
import { tour } from './tours.ts'

const http = 'http://cdn.example/a.webp'
const https = 'https://cdn.example/a.webp'

test.each([
  ['a slide', slide, { id: 1 }],
  ['an article', article, { id: 1, slug: 'a', title: 'A' }],
  ['a listed hotel', listedHotel, { id: 1 }],
  ['a hotel', hotel, { id: 1 }],
  ['a tour', tour, { id: 1, price_per_person: 1 }],
])('reads the picture of %s as an https address, or null', (_, schema, bare) => {
  expect(v.parse(schema, { ...bare, image_url: http }).image_url).toBe(https)
  expect(v.parse(schema, bare).image_url).toBeNull()
})

test('uses the address of a picture without an id', () => {
  expect(v.parse(image, { image_url: http })).toEqual({ id: https, image_url: https, alt: '' })
})
