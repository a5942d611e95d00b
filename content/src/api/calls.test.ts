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
  sendContactMessage,
} from './calls.ts'
import { optional } from './optional.ts'

const { signal } = new AbortController()
const http = (call: string, answer: FakeAnswer) => createFakeHttp({ [call]: answer })
const slide = { id: 1, image_url: '/media/hero-lagoon-1200.avif', title: 'Sea', subtitle: null }
const row = { id: 'a', slug: 'cenotes', title: 'Cenotes', category: 'Nature', extra: true }

describe('the home page', () => {
  it.each([
    ['bare', { heroSlides: [slide], recentArticles: [row] }],
    ['wrapped in data', { data: { heroSlides: [slide], recentArticles: [row] } }],
  ])('is read %s', async (_, body) => {
    const page = await getHomePage(
      http('GET /page/home', () => body),
      signal,
    )
    expect(page.slides).toEqual([{ id: 1, imageUrl: slide.image_url, title: 'Sea', subtitle: '' }])
    expect(page.articles[0]).toMatchObject({ slug: 'cenotes', imageUrl: null, authorName: '' })
  })

  it('leaves out slides and articles that cannot be read', async () => {
    const body = { heroSlides: [slide, {}, null], recentArticles: [{ title: 'No slug' }, row, 7] }
    const page = await getHomePage(
      http('GET /page/home', () => body),
      signal,
    )
    expect(page.slides).toHaveLength(1)
    expect(page.articles).toHaveLength(1)
  })

  it.each([[{}], [{ heroSlides: null }], [{ data: {} }]])('is empty in %j', async (body) => {
    const page = await getHomePage(
      http('GET /page/home', () => body),
      signal,
    )
    expect(page).toEqual({ slides: [], articles: [] })
  })

  it('fails with the provider', async () => {
    await expect(getHomePage(http('GET /page/home', failing(503)), signal)).rejects.toThrow(
      HttpError,
    )
  })
})

describe('popular destinations', () => {
  it('keep what is known of them', async () => {
    const body = [{ id: 7, name: 'Tulum', rating: 4.6, hotels_count: 3 }, { id: 8 }]
    const list = await getPopularDestinations(
      http('GET /destinations/popular', () => body),
      signal,
    )
    expect(list).toEqual([
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

  it('failing reads as none and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = getPopularDestinations(http('GET /destinations/popular', failing()), signal)
    expect(await optional(load, [])).toEqual([])
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('articles', () => {
  it('are read as a list', async () => {
    expect(
      await getArticles(
        http('GET /articles', () => ({ data: [row] })),
        signal,
      ),
    ).toHaveLength(1)
  })

  it('arrive with their content sanitised', async () => {
    const content = '<p onclick="x()">Cool<script>alert(1)</script></p>'
    const call = 'GET /articles/cenotes'
    const article = await getArticle(
      http(call, () => ({ ...row, content })),
      'cenotes',
      signal,
    )
    expect(article.content).toBe('<p>Cool</p>')
  })

  it('are asked for by an address that a slug cannot leave', async () => {
    const fake = http('', () => null)
    await getArticle(fake, '../hotels?q=1', signal).catch(() => null)
    expect(fake.calls[0]?.call).toBe('GET /articles/..%2Fhotels%3Fq%3D1')
  })
})

describe('contact', () => {
  it('sends exactly name, email, phone, subject and message', async () => {
    const fake = http('POST /contact/send', () => null)
    const message = { name: 'Ana', email: 'a@b.mx', phone: '', subject: '', message: 'Hello' }
    await sendContactMessage(fake, message)
    expect(fake.calls[0]?.body).toEqual(message)
  })

  it.each([
    [{ available: true }, true],
    [{ data: { available: false } }, false],
    [{ data: false }, false],
    [null, true],
  ])('status %j leaves the form open: %j', async (body, isOpen) => {
    expect(
      await getContactStatus(
        http('GET /contact/status', () => body),
        signal,
      ),
    ).toBe(isOpen)
  })

  const map = 'https://maps.example/x'
  const mapOf = (body: unknown) =>
    getMapUrl(
      http('GET /map-url', () => body),
      signal,
    )

  it.each([
    [map],
    [{ url: map }],
    [{ map_url: map }],
    [{ data: map }],
    [{ data: { url: map } }],
    [{ data: { map_url: map }, ok: true }],
  ])('the map is where %j says', async (body) => {
    expect(await mapOf(body)).toBe(map)
  })

  it.each([[null], [7], [[]], [{}], [{ url: 7 }], [{ data: null }]])(
    'there is no map in %j',
    async (body) => {
      expect(await mapOf(body)).toBeNull()
    },
  )
})
