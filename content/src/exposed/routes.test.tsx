import { readFileSync } from 'node:fs'
import { paths } from '@storefront/contract'
import { type FakeAnswer, failing } from '@storefront/http/testing'
import type { ScreenHandle } from '@storefront/router'
import { renderOnServer } from '@storefront/testing/server'
import { describe, expect, test, vi } from 'vitest'
import { HomeBelow, HomeTop, homeLoader } from './home.tsx'
import { routes } from './routes.tsx'

const article = {
  ...{ id: 1, slug: 'tulum', title: 'Tulum, slowly', category: 'Places' },
  ...{ author_name: 'Lucía Canul', publish_date: '2026-10-01' },
}
const answers: Record<string, FakeAnswer> = {
  'GET /page/home': () => ({
    heroSlides: [{ id: 1, image_url: '/media/hero-lagoon-1200.avif', title: 'The sea' }],
    recentArticles: [article],
  }),
  'GET /destinations/popular': () => [{ id: 1, name: 'Tulum' }],
  'GET /articles': () => [article],
  'GET /articles/tulum': () => ({ ...article, content: '<p onclick="x()">Sand</p>' }),
  'GET /contact/status': () => ({ available: true }),
  'GET /map-url': () => ({ url: 'https://maps.example/embed' }),
}
const home = [
  {
    path: '/',
    loader: homeLoader,
    Component: () => (
      <>
        <HomeTop />
        <HomeBelow />
      </>
    ),
  },
]

test('every screen has a chunk of its name, which the server preloads', () => {
  const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8')
  for (const { path, handle } of routes) {
    const { screen } = handle as ScreenHandle
    expect(source, path).toContain(`webpackChunkName: "screen-${screen}"`)
  }
})

describe('on the server', () => {
  test.each([
    [paths.blog, 'Our Blog', 'Tulum, slowly'],
    ['/blog/tulum', 'Tulum, slowly', '<p>Sand</p>'],
    [paths.contact, 'Contact Us', 'Find us on a map'],
    [paths.account, 'Your Account', 'There are no accounts yet'],
    [paths.faq, 'Frequently asked questions', 'Do I need a passport?'],
    [paths.help, 'Help', 'href="/support/faq#payment"'],
    [paths.privacy, 'Privacy', 'Passports and dates of birth'],
  ])('the HTML of %s is complete', async (address, heading, content) => {
    const { status, html, head } = await renderOnServer(routes, address, answers)
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain(content)
    expect(head?.title).toBeTruthy()
  })

  test('home preloads the picture of its first slide, and has its destinations if they arrive in time', async () => {
    const { html } = await renderOnServer(home, '/', answers)
    expect(html).toContain('The sea')
    expect(html).toContain('/media/hero-lagoon-m-480.avif')
    expect(html).toMatch(/<img[^>]*hero-lagoon[^>]*loading="eager"[^>]*fetchPriority="high"/)
    expect(html).toMatch(/--per-view:clamp.*\/hotels\?destination=Tulum/)
  })

  test.each([
    ['/', 'The sea', 'GET /destinations/popular'],
    ['/blog/tulum', '<p>Sand</p>', 'GET /articles'],
    [paths.contact, 'Send message', 'GET /contact/status'],
  ])('the HTML of %s has %s while %s hangs', async (address, text, call) => {
    const hanging = { ...answers, [call]: () => new Promise(() => {}) }
    const { html } = await renderOnServer([...home, ...routes], address, hanging)
    expect(html).toContain(text)
  })

  test('an article has category, author and date, and describes itself to search engines', async () => {
    const { html, head } = await renderOnServer(routes, '/blog/tulum', answers)
    for (const text of ['Places', 'Lucía Canul', 'October 1, 2026', 'Tours in Tulum'])
      expect(html).toContain(text)
    expect(head).toMatchObject({
      title: 'Tulum, slowly',
      description: 'Sand',
      jsonLd: [
        { '@type': 'BlogPosting', datePublished: '2026-10-01' },
        { '@type': 'BreadcrumbList' },
      ],
    })
  })

  test.each([
    ['/', 'GET /page/home', failing(), 200, 'Error Loading Content'],
    [paths.blog, 'GET /articles', failing(), 200, 'We could not load them just now.'],
    [paths.blog, 'GET /articles', () => [], 200, 'New articles are on the way.'],
    ['/blog/tulum', 'GET /articles/tulum', failing(404), 404, 'Article not found.'],
    ['/blog/tulum', 'GET /articles/tulum', failing(503), 503, 'We could not load it.'],
  ])(
    '%s without an answer of %s has the status $3 and the text $4',
    async (address, call, answer, status, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const failing = { ...answers, [call]: answer }
      const page = await renderOnServer([...home, ...routes], address, failing)
      expect(page.status).toBe(status)
      expect(page.html).toContain(text)
    },
  )
})
