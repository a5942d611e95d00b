import {
  failing,
  prepareScreens,
  renderPage,
  type TestPageOptions,
} from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { detailLoader } from '../api/calls.ts'
import { provider, wireTours } from '../testing/wire.ts'
import { DetailScreen } from './DetailScreen.tsx'

prepareScreens()

const path = '/tours/cenote-route'

function open(at = path, options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      { path: '/tours/:slug', Component: DetailScreen, loader: detailLoader },
      { path: paths.tourSummary, Component: () => <h1>Tour Summary</h1> },
    ],
    at,
    answers: provider,
    ...options,
  })
}

const book = () => screen.findByRole('button', { name: 'Book Now' })

test('the page has every element of its product page', async () => {
  const page = open()
  await screen.findByRole('heading', { level: 1, name: 'Cenote Route' })
  for (const text of ['Tulum', '2 Days', 'Hotel pick-up', 'Lunch', 'From $89.90 per person']) {
    screen.getByText(text)
  }
  for (const name of ['About this tour', 'Included Services', 'Image Gallery']) {
    screen.getByRole('heading', { level: 2, name })
  }
  expect(screen.getByText('three').tagName).toBe('B')
  expect(page.container.querySelector('script')).toBeNull()
  const banner = page.container.querySelector('img[fetchpriority="high"]')
  expect(banner?.getAttribute('src')).toBe('/media/tour-01-1200.webp')
})

test.each([390, 1280])('the gallery has four thumbnails in sight at %i px', async (width) => {
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

test('the panel stays in sight beside a long description', async () => {
  const long = { ...wireTours[0], description: '<p>Word after word.</p>'.repeat(200) }
  open(path, { answers: { 'GET /tours/cenote-route': () => ({ data: long }) } })
  const button = await book()
  window.scrollTo(0, 1500)
  const { top, bottom } = button.getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(window.innerHeight)
})

test('what is not known of a tour leaves no gap', async () => {
  const bare = { id: 3, slug: 'bare', name: 'Bare', price_per_person: 10 }
  open('/tours/bare', { answers: { 'GET /tours/bare': () => ({ data: bare }) } })
  await screen.findByRole('heading', { level: 1, name: 'Bare' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Book this tour',
  ])
})

test('a tour of one season says so, and is stored with it', async () => {
  const season = { from: '06-01', to: '09-15' }
  const seasonal = { ...wireTours[0], season }
  const { user, session } = open(path, {
    answers: { 'GET /tours/cenote-route': () => ({ data: seasonal }) },
  })
  await screen.findByText('This tour runs from June 1 to September 15.')
  await user.click(await book())
  expect(session.getState().selection.tour).toMatchObject({ season })
})

test('Book Now stores the tour with the guests of the page, who follow the flight travellers, and leads to the summary', async () => {
  const party = { adults: 3, children: 1, infants: 0 }
  const { user, session, address } = open(path, {
    settle: (session) => {
      session.publish('traveller-count-changed', { band: 'adults', count: 3 })
      session.publish('traveller-count-changed', { band: 'children', count: 1 })
    },
  })
  await user.click(await book())
  await screen.findByRole('heading', { name: 'Tour Summary' })
  expect(address()).toBe('/tours/summary')
  expect(session.getState().selection.tour).toEqual({
    id: 3,
    slug: 'cenote-route',
    name: 'Cenote Route',
    imageUrl: '/media/tour-01-1200.webp',
    destinationName: 'Tulum',
    durationDays: 2,
    pricePerPersonUsd: 89.9,
  })
  expect(session.getState().selection.searches.tour?.guests).toEqual(party)
})

test('the total follows the guests', async () => {
  const { user } = open()
  await book()
  screen.getByText('$89.90')
  await user.click(screen.getByRole('button', { name: 'Guests 1 Adult' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Add adult' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add infant' }))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  const panel = within(screen.getByRole('region', { name: 'Book this tour' }))
  await panel.findByText('Subtotal (2 guests)')
  expect(panel.getByText('total').parentElement?.textContent).toBe('$179.80 total')
})

test('search engines get the tour’s description and its place in the site', async () => {
  const { head } = open()
  await book()
  await waitFor(() =>
    expect(head()).toMatchObject({
      title: 'Cenote Route',
      description: 'Swim in three cenotes.',
      image: '/media/tour-01-1200.webp',
      jsonLd: [{ '@type': 'TouristTrip' }, { '@type': 'BreadcrumbList' }],
    }),
  )
})

test('a spinner shows while the tour loads', async () => {
  open(path, { answers: { 'GET /tours/cenote-route': () => new Promise(() => {}) } })
  expect((await screen.findByText('Loading tour…')).closest('[role="status"]')).not.toBeNull()
})

test('a tour that does not exist says so and leads to the others', async () => {
  const page = open('/tours/nowhere')
  await screen.findByRole('heading', { name: 'Tour not found.' })
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  await page.user.click(screen.getByRole('link', { name: 'View all tours' }))
  expect(page.address()).toBe('/tours')
})

test('a tour that could not be loaded is logged and can be asked for again', async () => {
  const page = open(path, { answers: { 'GET /tours/cenote-route': failing(500) } })
  await screen.findByRole('heading', { name: 'This tour could not be loaded.' })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(console.error).toHaveBeenCalled()
  Object.assign(page.http.answers, provider)
  await page.user.click(retry)
  await book()
})

test('a long description is folded on a phone until it is asked for', async () => {
  await viewport.viewport(390, 844)
  const long = { ...wireTours[0], description: '<p>Word after word.</p>'.repeat(60) }
  const { user } = open(path, { answers: { 'GET /tours/cenote-route': () => ({ data: long }) } })
  const more = await screen.findByRole('button', { name: 'Read more' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  await screen.findByRole('button', { name: 'Show less', expanded: true })
})

test('axe finds nothing, wide and on a phone', async () => {
  open()
  await book()
  await expectAccessible()
  await viewport.viewport(390, 844)
  await expectAccessible()
})
