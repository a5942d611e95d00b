import { describe, expect, test } from 'vitest'
import { pictureFiles, pictureSize } from './picture-sources.ts'

test('our own illustrations are 16 by 10', () => {
  expect(pictureSize('/media/article-01-1200.webp')).toEqual({ width: 1200, height: 750 })
})

describe('pictureFiles', () => {
  test('our own illustrations come as AVIF, else as WebP, at every width', () => {
    expect(pictureFiles('/media/hotel-zone-dawn-1600.webp')).toEqual({
      sources: [
        {
          type: 'image/avif',
          srcSet:
            '/media/hotel-zone-dawn-480.avif 480w, /media/hotel-zone-dawn-768.avif 768w, /media/hotel-zone-dawn-960.avif 960w, /media/hotel-zone-dawn-1200.avif 1200w, /media/hotel-zone-dawn-1600.avif 1600w',
        },
      ],
      srcSet:
        '/media/hotel-zone-dawn-480.webp 480w, /media/hotel-zone-dawn-768.webp 768w, /media/hotel-zone-dawn-960.webp 960w, /media/hotel-zone-dawn-1200.webp 1200w, /media/hotel-zone-dawn-1600.webp 1600w',
    })
  })

  test('no size above the one in the address', () => {
    const { sources, srcSet } = pictureFiles('/media/article-01-1200.webp')
    expect(sources[0]?.srcSet).not.toContain('1600')
    expect(srcSet).not.toContain('1600')
  })

  test('the portrait cut comes first, for narrow windows only', () => {
    const [first, second, third, ...more] = pictureFiles('/media/reef-1200.webp', true).sources
    expect(first).toEqual({
      type: 'image/avif',
      srcSet: '/media/reef-m-480.avif 480w, /media/reef-m-768.avif 768w',
      media: '(max-width: 575.98px)',
      width: 768,
      height: 960,
    })
    expect(second).toMatchObject({ type: 'image/webp', media: '(max-width: 575.98px)' })
    expect(third).not.toHaveProperty('media')
    expect(more).toEqual([])
  })

  test.each([
    'https://example.com/media/reef-1200.webp',
    '/media/reef-1000.webp',
    '/media/reef-1200.jpg',
    '/media/../secret-1200.webp',
    '//evil.example/media/reef-1200.webp',
    '',
  ])('knows nothing of %s', (src) => {
    expect(pictureFiles(src)).toEqual({ sources: [] })
    expect(pictureSize(src)).toEqual({})
  })
})
