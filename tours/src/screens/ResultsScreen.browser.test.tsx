import { testEveryList } from '@storefront/catalogue/testing'
import { tripList } from '@storefront/trips/rules'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCalls } from '../api/load-calls.ts'
import { provider } from '../testing/wire.ts'
import { ResultsScreen } from './ResultsScreen.tsx'

const open = testEveryList({
  product: 'tour',
  ResultsScreen,
  loaders: loadCalls,
  list: tripList,
  at: '/tours?destination=Tulum',
  title: 'Explore Our Tours',
  query: { q: 'Tulum' },
  remembers: { tourSearch: { destination: 'Tulum' } },
  answers: provider,
  byPrice: ['Reef Morning', 'Cenote Route', 'Jungle Week'],
  first: {
    name: 'Cenote Route',
    texts: ['Tulum', 'From Cancún', '2 Days', '$89.90 per person'],
    image: '/media/tour-01-1200.avif',
    address: '/tours/cenote-route',
  },
  reason: 'We have no tours in Tulum at the moment.',
  asksFor: 'a tour in Tulum',
})

test('requests all tours if the address has no destination, and shows totals with infants free', async () => {
  const guests = { adults: 2, children: 1, infants: 1 }
  const page = open({
    at: '/tours',
    settle: (session) => session.publish('tour-search-changed', { destination: 'Cozumel', guests }),
  })
  await screen.findByText('Prices for 2 Adults, 1 Child, 1 Infant(s)')
  const cards = await screen.findAllByRole('article')
  expect(cards).toHaveLength(3)
  expect(cards[0]?.textContent).toContain('$269.70 total')
  expect(page.http.calls[0]?.query).toEqual({ q: '' })
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('')
})

test('links the whole card to the tour', async () => {
  open()
  const [card] = await screen.findAllByRole('article')
  card?.scrollIntoView({ block: 'center' })
  const { left, right, bottom } = (card as HTMLElement).getBoundingClientRect()
  const corner = document.elementFromPoint((left + right) / 2, bottom - 12)
  expect(corner).toBe(screen.getByRole('link', { name: 'Cenote Route' }))
})
