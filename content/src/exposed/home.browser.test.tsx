import { payableTour, storeCheckouts } from '@storefront/booking/testing'
import { type FakeAnswer, failing, renderPage, visitedAt } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { HomeBelow, HomeTop, homeLoader } from './home.tsx'

const slides = [1, 2, 3].map((id) => ({ id, image_url: '', title: `Slide ${id}`, subtitle: 'Sea' }))
const articles = ['Cenotes', 'Tacos'].map((title, id) => ({
  id,
  slug: title,
  title,
  category: 'A',
}))
const destinations = [
  { id: 1, name: 'Tulum', rating: 4.6, reviews_count: 7402, hotels_count: 64, tours_count: 1 },
]
const whole: Record<string, FakeAnswer> = {
  'GET /page/home': () => ({ heroSlides: slides, recentArticles: articles }),
  'GET /destinations/popular': () => destinations,
}

function openHome(answers: Record<string, FakeAnswer>) {
  const routes = [
    {
      path: '/',
      loader: homeLoader,
      element: (
        <>
          <HomeTop />
          <HomeBelow />
        </>
      ),
    },
  ]
  return renderPage({ routes, at: '/', answers })
}

beforeEach(() => {
  vi.setSystemTime(visitedAt)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('the home page', () => {
  test('shows slides, destinations and recent articles', async () => {
    openHome(whole)
    expect(await screen.findByRole('heading', { name: 'Slide 1' })).toBeVisible()
    const card = await screen.findByRole('link', { name: 'Tulum' })
    expect(card).toHaveAttribute('href', '/hotels?destination=Tulum')
    expect(screen.getByText('7,402 reviews')).toBeVisible()
    expect(screen.getByText('64 hotels')).toBeVisible()
    expect(screen.getByText('1 tour')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cenotes' })).toHaveAttribute('href', '/blog/Cenotes')
    expect(screen.getByRole('link', { name: 'View all articles' })).toHaveAttribute('href', '/blog')
    expect(screen.queryByText('Recently seen')).toBeNull()
  })

  test('shows recently seen products, which can be cleared', async () => {
    const hotel = { product: 'hotel', slug: 'laguna', name: 'Laguna', imageUrl: null }
    const tour = { ...hotel, product: 'tour', slug: 'coba', name: 'Coba' }
    const seen = [
      { ...hotel, price: { usd: 120, per: 'night' } },
      { ...tour, price: { usd: 89.5, per: 'person' } },
    ]
    localStorage.setItem('storefront.seen', JSON.stringify(seen))
    const { container, user } = openHome(whole)
    const row = within(await screen.findByRole('region', { name: 'Recently seen' }))
    expect(row.getByRole('link', { name: 'Laguna' })).toHaveAttribute('href', '/hotels/laguna')
    expect(row.getByRole('link', { name: 'Coba' })).toHaveAttribute('href', '/tours/coba')
    // The field of a missing picture names the product, too.
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'LagunaLagunaFrom $120.00 / night',
      'CobaCobaFrom $89.50 per person',
    ])
    await expectAccessible(container)
    await user.click(row.getByRole('button', { name: 'Clear recently seen' }))
    const cleared = await screen.findByText(/recently seen pages were cleared/)
    expect(cleared).toHaveFocus()
    cleared.blur()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(document.body).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull()
    expect(localStorage.getItem('storefront.seen')).toBe('[]')
  })

  test('offers the last searches that can still be had, and applies them only when opened', async () => {
    const counts = { adults: 2, children: 0, infants: 0 }
    const days = { first: '2027-01-16', last: '2027-01-21', counts, searchedAt: Date.now() }
    const search = { ...days, address: '/hotels?destination=Tulum', place: 'Tulum' }
    const searches = [
      { ...search, product: 'hotel' },
      { ...search, product: 'tour', place: '', last: '2027-01-16' },
      { ...search, product: 'package', first: '2026-11-21' },
    ]
    const seen = { slug: 'laguna', name: 'Laguna', imageUrl: null, price: null }
    const pages = searches.map(({ product }) => ({ ...seen, product }))
    localStorage.setItem('storefront.searches', JSON.stringify(searches))
    localStorage.setItem('storefront.seen', JSON.stringify(pages))
    const { container, session, user } = openHome(whole)
    const row = within(await screen.findByRole('region', { name: 'Search again' }))
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hotels in Tulum16 to 21 January, 2 adults',
      'Tours in all destinations16 January, 2 adults',
    ])
    const links = screen.getAllByRole('link', { name: 'Laguna' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/hotels/laguna?checkin=2027-01-16&checkout=2027-01-21&guests=2%2C0%2C0',
      '/tours/laguna',
      '/packages/laguna',
    ])
    await expectAccessible(container)
    expect(session.getState().tourSearch.guests.adults).toBe(1)
    await user.click(row.getByRole('link', { name: /^Tours/ }))
    expect(session.getState().tourSearch).toMatchObject({ tourDate: '2027-01-16', guests: counts })
  })

  test('offers a package for its own length from the searched day on', async () => {
    const counts = { adults: 2, children: 0, infants: 0 }
    const days = { first: '2027-01-16', last: '2027-01-21', counts, searchedAt: Date.now() }
    const search = { ...days, product: 'package', address: '/packages', place: '' }
    const seen = { product: 'package', name: 'Riviera', imageUrl: null, price: null }
    const pages = [
      { ...seen, slug: 'four-days', durationDays: 4 },
      { ...seen, slug: 'open' },
    ]
    localStorage.setItem('storefront.searches', JSON.stringify([search]))
    localStorage.setItem('storefront.seen', JSON.stringify(pages))
    openHome(whole)
    const row = within(await screen.findByRole('region', { name: 'Recently seen' }))
    const texts = row.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts).toEqual([
      expect.stringContaining('16 to 19 January'),
      expect.stringContaining('16 to 21 January'),
    ])
    const links = row.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ href }) => new URL(href).searchParams.get('checkout'))).toEqual([
      '2027-01-19',
      '2027-01-21',
    ])
  })

  test('links an unfinished booking to its payment page, which may still be open', async () => {
    storeCheckouts(payableTour())
    openHome(whole)
    const link = await screen.findByRole('link', { name: 'Continue your booking' })
    expect(link).toHaveAttribute('href', 'https://pay.example.com/1')
    const facts = 'Reef by boat, Tue 01-12-2026, $180.00 USD'
    expect(link.parentElement?.textContent).toContain(`: ${facts}`)
    expect(link.parentElement?.textContent).toMatch(/^Held until .*\d\d:\d\d: /)
    const hero = screen.getByRole('heading', { name: 'Slide 1' })
    expect(link.compareDocumentPosition(hero)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.documentElement.dataset).toHaveProperty('unfinished')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    await waitFor(() => expect(link.isConnected).toBe(false))
    expect(document.documentElement.dataset).not.toHaveProperty('unfinished')
  })

  test('shows a spinner while loading', async () => {
    openHome({ ...whole, 'GET /page/home': () => new Promise(() => {}) })
    expect((await screen.findByRole('status')).textContent).toContain('Loading')
  })

  test('shows Error Loading Content when /page/home fails, and loads the content by Retry', async () => {
    const { user, http } = openHome({ ...whole, 'GET /page/home': failing() })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error Loading Content')
    expect(screen.queryByText('Popular destinations')).toBeNull()
    http.answers['GET /page/home'] = whole['GET /page/home'] as FakeAnswer
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Slide 1' })).toBeVisible()
    expect(screen.queryByText('Error Loading Content')).toBeNull()
  })

  test('shows the rest while destinations load, and does not move when they arrive', async () => {
    const popular = Promise.withResolvers<unknown>()
    openHome({ ...whole, 'GET /destinations/popular': () => popular.promise })
    expect(await screen.findByRole('heading', { name: 'Slide 1' })).toBeVisible()
    const article = screen.getByRole('link', { name: 'Cenotes' })
    // A section out of view, or not painted yet, has an estimated height.
    const paintedTop = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return article.getBoundingClientRect().top + window.scrollY
    }
    screen.getByRole('heading', { name: 'Popular destinations' }).scrollIntoView()
    const top = await paintedTop()
    popular.resolve([{ ...destinations[0], hotels_count: 12 }])
    await screen.findByRole('link', { name: 'Tulum' })
    expect(await paintedTop()).toBe(top)
  })

  test('without slides and articles shows the agency and links to the blog', async () => {
    openHome({ ...whole, 'GET /page/home': () => ({ heroSlides: [], recentArticles: [] }) })
    expect(await screen.findByRole('heading', { name: 'Laguna Travel' })).toBeVisible()
    expect(screen.getByText('Your next adventure awaits.')).toBeVisible()
    const link = await screen.findByRole('link', { name: 'View all articles' })
    expect(link).toHaveAttribute('href', '/blog')
  })
})
