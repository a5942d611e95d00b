import { HttpError } from '@storefront/http'
import { createFakeHttp, type FakeAnswer, failing } from '@storefront/http/testing'
import { describe, expect, it, vi } from 'vitest'
import {
  getArticle,
  getArticles,
  getContactStatus,
  getHomePage,
  getMapUrl,
  getPopularDestinations,
} from './calls.ts'
import { optional } from './optional.ts'

const { signal } = new AbortController()
const http = (call: string, answer: FakeAnswer) => createFakeHttp({ [call]: answer })
const slide = { id: 1, image_url: '/media/hero-lagoon-1200.avif', title: 'Sea', subtitle: null }
const row = { id: 'a', slug: 'cenotes', title: 'Cenotes', category: 'Nature', extra: true }

describe('the home page', () => {
  const homeFrom = (body: unknown) =>
    getHomePage(
      http('GET /page/home', () => body),
      signal,
    )

  it('drops slides and articles that cannot be read', async () => {
    const body = { heroSlides: [slide, {}, null], recentArticles: [{ title: 'No slug' }, row, 7] }
    expect(await homeFrom({ data: body })).toMatchObject({
      slides: [{ id: 1, imageUrl: slide.image_url, title: 'Sea', subtitle: '' }],
      articles: [{ slug: 'cenotes', imageUrl: null, authorName: '' }],
    })
  })

  it.each([[{}], [{ heroSlides: null }], [{ data: {} }]])('is empty in %j', async (body) => {
    expect(await homeFrom(body)).toEqual({ slides: [], articles: [] })
  })

  it('fails with the provider', async () => {
    await expect(getHomePage(http('GET /page/home', failing(503)), signal)).rejects.toThrow(
      HttpError,
    )
  })
})

describe('popular destinations', () => {
  it('keep the fields that the provider gives', async () => {
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

  it('are none after a failure, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = getPopularDestinations(http('GET /destinations/popular', failing()), signal)
    expect(await optional(load, [])).toEqual([])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

describe('articles', () => {
  it('are read as a list', async () => {
    const fake = http('GET /articles', () => ({ data: [row] }))
    expect(await getArticles(fake, signal)).toMatchObject([{ slug: 'cenotes' }])
  })

  it('have sanitised content', async () => {
    const content = '<p onclick="x()">Cool<script>alert(1)</script></p>'
    const fake = http('GET /articles/cenotes', () => ({ ...row, content }))
    expect((await getArticle(fake, 'cenotes', signal)).content).toBe('<p>Cool</p>')
  })

  it('are requested with an escaped slug', async () => {
    const fake = http('', () => null)
    await getArticle(fake, '../hotels?q=1', signal).catch(() => null)
    expect(fake.calls[0]?.call).toBe('GET /articles/..%2Fhotels%3Fq%3D1')
  })
})

it.each([
  [{ available: true }, true],
  [{ data: { available: false } }, false],
  [{ data: false }, false],
  [null, true],
])('the contact status %j opens the form: %j', async (body, isOpen) => {
  const fake = http('GET /contact/status', () => body)
  expect(await getContactStatus(fake, signal)).toBe(isOpen)
})

const map = 'https://maps.example/x'
it.each<[body: unknown, address: string | null]>([
  [map, map],
  [{ url: map }, map],
  [{ map_url: map }, map],
  [{ data: map }, map],
  [{ data: { url: map } }, map],
  [{ data: { map_url: map }, ok: true }, map],
  [null, null],
  [7, null],
  [[], null],
  [{}, null],
  [{ url: 7 }, null],
  [{ data: null }, null],
])('the map address in %j is %j', async (body, address) => {
  const fake = http('GET /map-url', () => body)
  expect(await getMapUrl(fake, signal)).toBe(address)
})
