import { expect, test } from 'vitest'
import { linkAddress, pictureAddress } from './web-address.ts'

test.each([
  ['http://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  [' HTTP://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['//cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['https://cdn.example/our boat.jpg', 'https://cdn.example/our%20boat.jpg'],
  ['https://cdn.example/a\n.webp ', 'https://cdn.example/a.webp'],
  ['/media/http://a.webp', '/media/http://a.webp'],
  ['../../media/a.jpg', '/media/a.jpg'],
])('reads the picture address %j as %j', (address, expected) => {
  expect(pictureAddress(address)).toBe(expected)
})

test.each([
  '',
  '#',
  'https:///cdn.example/a',
  'https:cdn.example',
  '/\\cdn.example/a',
  'data:image/png;base64,AA',
])('refuses the picture address %j', (address) => {
  expect(pictureAddress(address)).toBe('')
})

test.each([
  ['HTTPS://Example.com/A', 'https://Example.com/A'],
  ['www.example.com', 'https://www.example.com'],
  ['mailto:a@b.mx?subject=Hello there', 'mailto:a@b.mx?subject=Hello%20there'],
  ['tel:+52 998 555', 'tel:+52998555'],
  ['tours/a', '/tours/a'],
  ['#Packing', '#Packing'],
  ['java\tscript:alert(1)', ''],
  ['/\\example.com', ''],
])('reads the link address %j as %j', (address, expected) => {
  expect(linkAddress(address)).toBe(expected)
})
