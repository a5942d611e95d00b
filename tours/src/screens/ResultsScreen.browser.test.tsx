import {
  failing,
  prepareScreens,
  renderPage,
  type TestPageOptions,
} from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { shouldReload, tripViewParameters } from '@storefront/domain'
import { expectAccessible } from '@storefront/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { resultsLoader } from '../api/calls.ts'
import { provider } from '../testing/wire.ts'
import { ResultsScreen } from './ResultsScreen.tsx'

prepareScreens()

function open(at: string, options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      {
        path: paths.tours,
        Component: ResultsScreen,
        loader: resultsLoader,
        shouldRevalidate: (visit) => shouldReload(visit, tripViewParameters),
      },
      { path: '/tours/:slug', Component: () => <h1>Tour</h1> },
    ],
    at,
    answers: provider,
    ...options,
  })
}

const cards = async () => {
  await screen.findAllByRole('article')
  return screen.getAllByRole('article')
}
const names = async () =>
  (await cards()).map((card) => within(card).getByRole('heading').textContent)

test('the address alone is the search', async () => {
  const page = open('/tours?destination=Tulum')
  await cards()
  screen.getByRole('heading', { level: 1, name: 'Explore Our Tours' })
  expect(page.http.calls[0]).toMatchObject({ call: 'GET /tours', query: { q: 'Tulum' } })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' }).value).toBe(
    'Tulum',
  )
  expect(page.session.getState().tourSearch.destination).toBe('')
  await waitFor(() => expect(page.head()?.title).toBe('Explore Our Tours'))
})

test('without a destination every tour is asked for', async () => {
  const page = open('/tours', {
    settle: (session) => session.publish('tour-search-changed', { destination: 'Cozumel' }),
  })
  expect(await names()).toEqual(['Cenote Route', 'Reef Morning', 'Jungle Week'])
  expect(page.http.calls[0]?.query).toEqual({ q: '' })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' }).value).toBe('')
})

test('a card shows name, destination, length and the price with two decimals', async () => {
  open('/tours')
  const [card, reef] = await cards()
  for (const text of ['Cenote Route', 'Tulum', '2 Days', '$89.90 per person']) {
    expect(card?.textContent).toContain(text)
  }
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/media/tour-01-1200.webp')
  expect(reef?.textContent).toContain('$49.50')
  expect(reef?.textContent).toContain('1 Day')
})

test('several guests see their total beside the price per person; infants are free', async () => {
  open('/tours', {
    settle: (session) => {
      session.publish('traveller-count-changed', { band: 'adults', count: 2 })
      session.publish('traveller-count-changed', { band: 'children', count: 1 })
      session.publish('traveller-count-changed', { band: 'infants', count: 1 })
    },
  })
  await screen.findByText('Prices for 2 Adults, 1 Child, 1 Infant(s)')
  const [card] = await cards()
  expect(card?.textContent).toContain('$89.90 per person')
  expect(card?.textContent).toContain('$269.70 total')
})

test('another order is in the address, leads to the same tours and asks for nothing again', async () => {
  const page = open('/tours?destination=Tulum')
  await cards()
  await page.user.selectOptions(screen.getByLabelText('Sort by'), 'price')
  await waitFor(async () =>
    expect(await names()).toEqual(['Reef Morning', 'Cenote Route', 'Jungle Week']),
  )
  expect(page.address()).toBe('/tours?destination=Tulum&sort=price')
  expect(page.http.calls.filter(({ call }) => call === 'GET /tours')).toHaveLength(1)
  screen.getByText('3 tours', { selector: '[role=status]' })
})

test('a card leads to its tour', async () => {
  const page = open('/tours')
  await cards()
  await page.user.click(screen.getByRole('link', { name: 'Cenote Route' }))
  await screen.findByRole('heading', { name: 'Tour' })
  expect(page.address()).toBe('/tours/cenote-route')
})

test('a search that finds nothing says so, keeps the form at hand and offers the chat', async () => {
  const page = open('/tours?destination=Atlantis', { answers: { 'GET /tours': () => [] } })
  await screen.findByRole('heading', { name: 'No Tours Found' })
  await page.user.click(screen.getByRole('button', { name: 'Edit search' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Destination' })),
  )
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask us on WhatsApp' })
  expect(decodeURIComponent(chat.href)).toContain('a tour in Atlantis')
})

test('a search that failed is logged, shows the same text, and Retry heals it', async () => {
  const page = open('/tours?destination=Tulum', { answers: { 'GET /tours': failing(500) } })
  await screen.findByRole('heading', { name: 'No Tours Found' })
  expect(console.error).toHaveBeenCalled()
  Object.assign(page.http.answers, provider)
  await page.user.click(screen.getByRole('button', { name: 'Retry' }))
  await cards()
})

test('a spinner shows while the tours load', async () => {
  open('/tours', { answers: { 'GET /tours': () => new Promise(() => {}) } })
  expect((await screen.findByText('Searching tours…')).closest('[role="status"]')).not.toBeNull()
})

test('another search is the next address', async () => {
  const page = open('/tours?destination=Tulum')
  await cards()
  const field = screen.getByRole('combobox', { name: 'Destination' })
  await page.user.clear(field)
  await page.user.type(field, 'Cozumel')
  await page.user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(page.address()).toBe('/tours?destination=Cozumel'))
  await waitFor(() =>
    expect(page.http.calls).toContainEqual(
      expect.objectContaining({ call: 'GET /tours', query: { q: 'Cozumel' } }),
    ),
  )
})

test('on a phone the form is folded away behind what was searched', async () => {
  await viewport.viewport(390, 844)
  const page = open('/tours?destination=Tulum')
  await cards()
  expect(screen.queryByRole('combobox', { name: 'Destination' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Destination' })),
  )
})

test('axe finds nothing, wide and on a phone', async () => {
  open('/tours?destination=Tulum')
  await cards()
  await expectAccessible()
  await viewport.viewport(390, 844)
  await expectAccessible()
})
