import { payableTour, storeCheckouts } from '@storefront/booking/testing'
import { type FakeAnswer, failing, renderPage, visitedAt } from '@storefront/testing'
import { expectAccessible } from '@storefront/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HomeBelow, HomeTop, homeLoader } from './home.tsx'

const slides = [1, 2, 3].map((id) => ({ id, image_url: '', title: `Slide ${id}`, subtitle: 'Sea' }))
const articles = ['Cenotes', 'Tacos'].map((title, id) => ({ id, slug: title, title }))
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
    for (const text of ['7,402 reviews', '64 hotels', '1 tour'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cenotes' })).toHaveAttribute('href', '/blog/Cenotes')
    expect(screen.getByRole('link', { name: 'View all articles' })).toHaveAttribute('href', '/blog')
    expect(screen.queryByText('Recently seen')).toBeNull()
  })

  test('offers recently seen products and the last searches that can still be had, which apply only when opened', async () => {
    const counts = { adults: 2, children: 0, infants: 0 }
    const days = { first: '2027-01-16', last: '2027-01-21', counts, searchedAt: Date.now() }
    const search = { ...days, address: '/packages?destination=Tulum', place: 'Tulum' }
    const searches = [
      { ...search, product: 'hotel', first: '2026-11-21' },
      { ...search, product: 'tour', place: '', last: '2027-01-16' },
      { ...search, product: 'package' },
    ]
    const seen = [
      { product: 'hotel', slug: 'laguna', name: 'Laguna', price: { usd: 120, per: 'night' } },
      { product: 'tour', slug: 'coba', name: 'Coba', price: { usd: 89.5, per: 'person' } },
      { product: 'package', slug: 'maya', name: 'Maya', price: null, durationDays: 4 },
    ]
    localStorage.setItem('storefront.searches', JSON.stringify(searches))
    localStorage.setItem(
      'storefront.seen',
      JSON.stringify(seen.map((one) => ({ ...one, imageUrl: null }))),
    )
    const { container, session, user } = openHome(whole)
    const again = within(await screen.findByRole('region', { name: 'Search again' }))
    const recent = within(screen.getByRole('region', { name: 'Recently seen' }))
    const texts = [again, recent].map((row) =>
      row.getAllByRole('listitem').map(({ textContent }) => textContent),
    )
    expect(texts).toEqual([
      [
        'Tours in all destinations16 January, 2 adults',
        'Packages in Tulum16 to 21 January, 2 adults',
      ],
      // The field of a missing picture names the product, too. A package has its own length.
      [
        'LagunaLagunaFrom $120.00 / night',
        'CobaCobaFrom $89.50 per person16 January, 2 adults',
        'MayaMaya16 to 19 January, 2 adults',
      ],
    ])
    expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/hotels/laguna',
      '/tours/coba',
      '/packages/maya?checkin=2027-01-16&checkout=2027-01-19&guests=2%2C0%2C0',
    ])
    await expectAccessible(container)
    await user.click(recent.getByRole('button', { name: 'Clear recently seen' }))
    expect(await screen.findByText(/recently seen pages were cleared/)).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull()
    expect(localStorage.getItem('storefront.seen')).toBe('[]')
    expect(session.getState().tourSearch.guests.adults).toBe(1)
    await user.click(again.getByRole('link', { name: /^Tours/ }))
    expect(session.getState().tourSearch).toMatchObject({ tourDate: '2027-01-16', guests: counts })
  })

  test('links an unfinished booking to its payment page, which may still be open', async () => {
    storeCheckouts(payableTour())
    openHome(whole)
    const link = await screen.findByRole('link', { name: 'Continue your booking' })
    expect(link).toHaveAttribute('href', 'https://pay.example.com/1')
    const facts = 'Reef by boat, Tue 01-12-2026, $180.00 USD'
    expect(link.parentElement?.textContent).toContain(`: ${facts}`)
    expect(link.parentElement?.textContent).toMatch(/^Held until .*\d\d:\d\d: /)
    expect(document.documentElement.dataset).toHaveProperty('unfinished')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    await waitFor(() => expect(link.isConnected).toBe(false))
    expect(document.documentElement.dataset).not.toHaveProperty('unfinished')
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

  test('without slides, articles and destinations shows the agency and links to the blog', async () => {
    openHome({ 'GET /page/home': () => ({ heroSlides: [], recentArticles: [] }) })
    expect(await screen.findByRole('heading', { name: 'Laguna Travel' })).toBeVisible()
    expect(screen.getByText('Your next adventure awaits.')).toBeVisible()
    const link = await screen.findByRole('link', { name: 'View all articles' })
    expect(link).toHaveAttribute('href', '/blog')
    await waitFor(() => expect(screen.queryByText('Popular destinations')).toBeNull())
  })
})
