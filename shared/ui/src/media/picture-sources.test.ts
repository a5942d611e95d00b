import { expect, test } from 'vitest'
import { pictureFiles, pictureSize, previewPicture } from './picture-sources.ts'

test.each([
  ['/media/hotel-05-1600.avif', { address: '/media/hotel-05-1200.webp', width: 1200, height: 750 }],
  ['https://cdn.example/a.jpg', { address: 'https://cdn.example/a.jpg' }],
])('the link preview of %s is %j', (src, preview) => {
  expect(previewPicture(src)).toEqual(preview)
})

test('our illustrations have a ratio of 16:10, all widths up to the largest, and a portrait crop for narrow windows', () => {
  expect(pictureSize('/media/reef-960.avif')).toEqual({ width: 960, height: 600 })
  expect(pictureFiles('/media/reef-960.avif', true)).toEqual({
    srcSet: '/media/reef-480.avif 480w, /media/reef-768.avif 768w, /media/reef-960.avif 960w',
    portrait: {
      srcSet: '/media/reef-m-480.avif 480w, /media/reef-m-768.avif 768w',
      media: '(max-width: 35.99em)',
      width: 768,
      height: 960,
    },
  })
  expect(pictureFiles('/media/dawn-1600.avif')).toEqual({
    srcSet:
      '/media/dawn-480.avif 480w, /media/dawn-768.avif 768w, /media/dawn-1200.avif 1200w, /media/dawn-1600.avif 1600w',
  })
})

test.each([
  'https://example.com/media/reef-1200.avif',
  '/media/reef-1000.avif',
  '/media/../secret-1200.avif',
])('%s has no other files', (src) => {
  expect([pictureFiles(src), pictureSize(src)]).toEqual([{}, {}])
})
