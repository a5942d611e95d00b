import { createFakeHttp, type FakeAnswer } from '@storefront/http/testing'
import { describe, expect, it } from 'vitest'
import {
  getArticle,
  getContactStatus,
  getHomePage,
  getMapUrl,
  getPopularDestinations,
} from './calls.ts'

const { signal } = new AbortController()
const http = (call: string, answer: FakeAnswer) => createFakeHttp({ [call]: answer })
const slide = { id: 1, image_url: '/media/hero-lagoon-1200.avif', title: 'Sea', subtitle: null }
const row = { id: 'a', slug: 'cenotes', title: 'Cenotes', category: 'Nature', extra: true }

it.each([
  [
    { heroSlides: [slide], recentArticles: [row] },
    [{ id: 1, imageUrl: slide.image_url, title: 'Sea', subtitle: '' }],
    [{ slug: 'cenotes', imageUrl: null, authorName: '' }],
  ],
  [{}, [], []],
])('reads the home page %j: slides %j, articles %j', async (data, slides, articles) => {
  const fake = http('GET /page/home', () => ({ data }))
  expect(await getHomePage(fake, signal)).toMatchObject({ slides, articles })
})

it('reads popular destinations, with null for missing fields, and drops one without a name', async () => {
  const body = [{ id: 7, name: 'Tulum', rating: 4.6, hotels_count: 3 }, { id: 8 }]
  const fake = http('GET /destinations/popular', () => body)
  expect(await getPopularDestinations(fake, signal)).toEqual([
    {
      id: 7,
      name: 'Tulum',
      imageUrl: null,
      rating: 4.6,
      reviewsCount: null,
      flightsCount: null,
      nightlyFromUsd: null,
      hotelsCount: 3,
      toursCount: null,
    },
  ])
})

describe('an article', () => {
  it('has sanitised content', async () => {
    const content = '<p onclick="x()">Cool<script>alert(1)</script></p>'
    const fake = http('GET /articles/cenotes', () => ({ ...row, content }))
    expect((await getArticle(fake, 'cenotes', signal)).content).toBe('<p>Cool</p>')
  })

  it('is requested with an escaped slug', async () => {
    const fake = http('', () => null)
    await getArticle(fake, '../hotels?q=1', signal).catch(() => null)
    expect(fake.calls[0]?.call).toBe('GET /articles/..%2Fhotels%3Fq%3D1')
  })
})

it.each([
  [{ available: true }, true],
  [{ data: { available: false } }, false],
])('reads the contact status %j as %j', async (body, isOpen) => {
  const fake = http('GET /contact/status', () => body)
  expect(await getContactStatus(fake, signal)).toBe(isOpen)
})

it.each([
  [{ data: { url: 'https://maps.example/x' } }, 'https://maps.example/x'],
  [{ data: null }, null],
])('reads the map address of %j as %j', async (body, address) => {
  const fake = http('GET /map-url', () => body)
  expect(await getMapUrl(fake, signal)).toBe(address)
})
