import { testEveryPage } from '@storefront/catalogue/testing'
import type { TestPageOptions } from '@storefront/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { loadCalls } from '../api/load-calls.ts'
import { anyTour } from '../testing/fixtures.ts'
import { provider, wireTours } from '../testing/wire.ts'
import { DetailScreen } from './DetailScreen.tsx'

const banner = '/media/tour-01-1200.avif'
const open = testEveryPage({
  product: 'tour',
  DetailScreen,
  loaders: loadCalls,
  at: '/tours/cenote-route',
  answers: provider,
  name: 'Cenote Route',
  banner,
  texts: ['Tulum', '2 Days', 'Hotel pick-up', 'Lunch', 'From $89.90 per person'],
})

/** Opens the tour with other fields. */
const openWith = (fields: object, options: Partial<TestPageOptions> = {}) => {
  const data = { ...wireTours[0], ...fields }
  return open({ answers: { 'GET /tours/cenote-route': () => ({ data }) }, ...options })
}
const book = () => screen.findByRole('button', { name: 'Book Now' })

test.each([390, 1280])('shows four thumbnails at %i px', async (width) => {
  await viewport.viewport(width, 900)
  const { container } = open()
  const thumbs = await screen.findAllByRole('button', { name: /^Show picture/ })
  expect(thumbs).toHaveLength(4)
  const strip = container.querySelector('[aria-roledescription="carousel"]') as HTMLElement
  const { right } = strip.getBoundingClientRect()
  for (const thumb of thumbs) {
    expect(thumb.getBoundingClientRect().right).toBeLessThanOrEqual(right + 4)
  }
})

test('keeps the panel visible beside a long description', async () => {
  openWith({ description: '<p>Word after word.</p>'.repeat(200) })
  const button = await book()
  window.scrollTo(0, 1500)
  const { top, bottom } = button.getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(window.innerHeight)
})

test('folds a long description on a phone', async () => {
  await viewport.viewport(390, 844)
  const { user } = openWith({ description: '<p>Word after word.</p>'.repeat(60) })
  const more = await screen.findByRole('button', { name: 'Read more' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  await screen.findByRole('button', { name: 'Show less', expanded: true })
})

test('renders the description as markup, and sends it with breadcrumbs to search engines', async () => {
  const { head } = open()
  expect((await screen.findByText('three')).tagName).toBe('B')
  const jsonLd = [{ '@type': 'TouristTrip' }, { '@type': 'BreadcrumbList' }]
  const description = 'Swim in three cenotes.'
  await waitFor(() =>
    expect(head()).toMatchObject({ title: 'Cenote Route', description, image: banner, jsonLd }),
  )
})

test('hides sections without content', async () => {
  const bare = { id: 3, slug: 'bare', name: 'Bare', price_per_person: 10 }
  open({
    at: '/tours/bare',
    answers: { 'GET /tours/bare': () => ({ data: bare }) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Bare' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Book this tour',
  ])
})

test('Book Now selects the tour for the travellers of the flight search until the visitor changes the guests', async () => {
  const { user, session } = open({
    settle: (session) => {
      session.publish('flight-search-changed', {
        travellers: { adults: 3, children: 0, infants: 1 },
      })
      session.publish('hotel-search-changed', { guests: { adults: 2, children: 1, infants: 0 } })
    },
  })
  await book()
  screen.getByText('The travellers of your flight search.')
  await user.click(screen.getByRole('button', { name: 'Guests 3 Adults, 1 Infant(s)' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Remove adult' }))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('The travellers of your flight search.')).toBeNull()
  screen.getByText('total, 2 guests')
  screen.getByText('$179.80')
  await user.click(await book())
  await screen.findByRole('heading', { name: 'Summary' })
  const { tour, searches } = session.getState().selection
  expect(tour).toEqual(anyTour)
  expect(searches.tour?.guests).toEqual({ adults: 2, children: 0, infants: 1 })
})

test('explains above Book Now why the tour never takes the party, and offers alternatives', async () => {
  const season = { from: '06-01', to: '09-15' }
  openWith(
    { max_party: 10, min_age: 18, start_time: '17:30', season },
    {
      settle: (session) =>
        session.publish('tour-search-changed', { guests: { adults: 12, children: 0, infants: 0 } }),
    },
  )
  await book()
  const panel = within(screen.getByRole('region', { name: 'Book this tour' }))
  panel.getByText('One booking takes 10 people at most. You can make two bookings.')
  const chat = panel.getByRole<HTMLAnchorElement>('link', { name: 'Ask by WhatsApp' })
  expect(decodeURIComponent(chat.href)).toContain('Cenote Route for 12 Adults')
  panel.getByRole('link', { name: 'Other tours' })
  const facts = within(screen.getByRole('region', { name: 'Good to know' }))
  facts.getByText('17:30')
  facts.getByText('Runs from June 1 to September 15.')
  facts.getByText('Adults only, from 18 years; at most 10 in one booking')
})

test('the day is chosen from those on sale, and prefills the summary', async () => {
  const { user, session } = openWith({ days_not_sold: ['2026-11-25'] })
  await user.click(await screen.findByRole('button', { name: 'Tour date Tue 24-11-2026' }))
  const notSold = await screen.findByRole<HTMLButtonElement>('button', {
    name: /^25 November 2026, Wednesday/,
  })
  expect(notSold.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '26 November 2026, Thursday' }))
  await user.click(await book())
  await screen.findByRole('heading', { name: 'Summary' })
  expect(session.getState().selection.searches.tour?.tourDate).toBe('2026-11-26')
})
