import { describe, expect, test } from 'vitest'
import { pictureFiles, pictureSize, previewPicture } from './picture-sources.ts'

test('our illustrations have a ratio of 16:10', () => {
  expect(pictureSize('/media/article-01-1200.avif')).toEqual({ width: 1200, height: 750 })
})

test.each([
  ['/media/hotel-05-1600.avif', { address: '/media/hotel-05-1200.webp', width: 1200, height: 750 }],
  ['https://cdn.example/a.jpg', { address: 'https://cdn.example/a.jpg' }],
])('the link preview of %s is %j', (src, preview) => {
  expect(previewPicture(src)).toEqual(preview)
})

describe('pictureFiles', () => {
  test('lists all widths of our illustrations', () => {
    expect(pictureFiles('/media/hotel-zone-dawn-1600.avif')).toEqual({
      srcSet:
        '/media/hotel-zone-dawn-480.avif 480w, /media/hotel-zone-dawn-768.avif 768w, /media/hotel-zone-dawn-1200.avif 1200w, /media/hotel-zone-dawn-1600.avif 1600w',
    })
  })

  test('lists no width above the largest', () => {
    expect(pictureFiles('/media/reef-960.avif')).toEqual({
      srcSet: '/media/reef-480.avif 480w, /media/reef-768.avif 768w, /media/reef-960.avif 960w',
    })
  })

  test('offers the portrait crop to narrow windows only', () => {
    const { portrait, srcSet } = pictureFiles('/media/reef-1200.avif', true)
    expect(portrait).toEqual({
      srcSet: '/media/reef-m-480.avif 480w, /media/reef-m-768.avif 768w',
      media: '(max-width: 35.99em)',
      width: 768,
      height: 960,
    })
    expect(srcSet).toContain('/media/reef-480.avif 480w')
  })

  test.each([
    'https://example.com/media/reef-1200.avif',
    '/media/reef-1000.avif',
    '/media/reef-1200.webp',
    '/media/../secret-1200.avif',
    '//evil.example/media/reef-1200.avif',
    '',
  ])('has no files for %s', (src) => {
    expect(pictureFiles(src)).toEqual({})
    expect(pictureSize(src)).toEqual({})
  })
})
