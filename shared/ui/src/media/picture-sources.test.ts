import { describe, expect, test } from 'vitest'
import { pictureSize, pictureSources } from './picture-sources.ts'

test('our own illustrations are 16 by 10', () => {
  expect(pictureSize('/media/article-01-1200.webp')).toEqual({ width: 1200, height: 750 })
})

describe('pictureSources', () => {
  test('offers our own illustrations as AVIF, then WebP, at every width', () => {
    expect(pictureSources('/media/hotel-zone-dawn-1600.webp')).toEqual([
      {
        type: 'image/avif',
        srcSet:
          '/media/hotel-zone-dawn-480.avif 480w, /media/hotel-zone-dawn-768.avif 768w, /media/hotel-zone-dawn-1200.avif 1200w, /media/hotel-zone-dawn-1600.avif 1600w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/media/hotel-zone-dawn-480.webp 480w, /media/hotel-zone-dawn-768.webp 768w, /media/hotel-zone-dawn-1200.webp 1200w, /media/hotel-zone-dawn-1600.webp 1600w',
      },
    ])
  })

  test('asks for no size above the one in the address', () => {
    const [avif] = pictureSources('/media/article-01-1200.webp')
    expect(avif?.srcSet).not.toContain('1600')
  })

  test('puts the portrait cut first, for narrow windows only', () => {
    const [first, second, third] = pictureSources('/media/reef-1200.webp', true)
    expect(first).toEqual({
      type: 'image/avif',
      srcSet: '/media/reef-m-480.avif 480w, /media/reef-m-768.avif 768w',
      media: '(max-width: 575.98px)',
      width: 768,
      height: 960,
    })
    expect(second?.type).toBe('image/webp')
    expect(third).not.toHaveProperty('media')
  })

  test.each([
    'https://example.com/media/reef-1200.webp',
    '/media/reef-1000.webp',
    '/media/reef-1200.jpg',
    '/media/../secret-1200.webp',
    '//evil.example/media/reef-1200.webp',
    '',
  ])('knows nothing of %s', (src) => {
    expect(pictureSources(src)).toEqual([])
    expect(pictureSize(src)).toEqual({})
  })
})
