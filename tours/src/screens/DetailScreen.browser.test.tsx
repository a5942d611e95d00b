import { testEveryTripPage } from '@storefront/catalogue/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailLoader } from '../api/calls.ts'
import { anyTour } from '../domain/fixtures.ts'
import { provider, wireTours } from '../testing/wire.ts'
import { DetailScreen } from './DetailScreen.tsx'

const open = testEveryTripPage({
  product: 'tour',
  DetailScreen,
  detailLoader,
  at: '/tours/cenote-route',
  answers: provider,
  wire: wireTours[0],
  name: 'Cenote Route',
  banner: '/media/tour-01-1200.avif',
  texts: ['Tulum', '2 Days', 'Hotel pick-up', 'Lunch', 'From $89.90 per person'],
  bold: 'three',
  description: 'Swim in three cenotes.',
})

const book = () => screen.findByRole('button', { name: 'Book Now' })

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

test('shows the season of a tour and stores it', async () => {
  const season = { from: '06-01', to: '09-15' }
  const seasonal = { ...wireTours[0], season }
  const { user, session } = open({
    answers: { 'GET /tours/cenote-route': () => ({ data: seasonal }) },
  })
  await screen.findByText('This tour runs from June 1 to September 15.')
  await user.click(await book())
  expect(session.getState().selection.tour).toMatchObject({ season })
})

test('Book Now stores the tour and leads to the summary', async () => {
  const { user, session, address } = open()
  await user.click(await book())
  await screen.findByRole('heading', { name: 'Summary' })
  expect(address()).toBe('/tours/summary')
  expect(session.getState().selection.tour).toEqual(anyTour)
})

test('books the travellers of the flight search until the visitor changes the guests', async () => {
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
  await user.click(await book())
  const { searches } = session.getState().selection
  expect(searches.tour?.guests).toEqual({ adults: 2, children: 0, infants: 1 })
})

test('explains above Book Now why the tour never takes the party, and offers alternatives', async () => {
  const limited = { ...wireTours[0], max_party: 10, min_age: 18, start_time: '17:30' }
  open({
    answers: { 'GET /tours/cenote-route': () => ({ data: limited }) },
    settle: (session) =>
      session.publish('tour-search-changed', { guests: { adults: 12, children: 0, infants: 0 } }),
  })
  await book()
  const panel = within(screen.getByRole('region', { name: 'Book this tour' }))
  panel.getByText('One booking takes 10 people at most. You can make two bookings.')
  const chat = panel.getByRole<HTMLAnchorElement>('link', { name: 'Ask by WhatsApp' })
  expect(decodeURIComponent(chat.href)).toContain('Cenote Route for 12 Adults')
  panel.getByRole('link', { name: 'Other tours' })
  const facts = within(screen.getByRole('region', { name: 'Good to know' }))
  facts.getByText('17:30')
  facts.getByText('Adults only, from 18 years; at most 10 in one booking')
})

test('updates the total with the guests', async () => {
  const { user } = open()
  await book()
  screen.getByText('$89.90')
  await user.click(screen.getByRole('button', { name: 'Guests 1 Adult' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Add adult' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add infant' }))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  const panel = within(screen.getByRole('region', { name: 'Book this tour' }))
  await waitFor(() =>
    expect(panel.getByText('total').parentElement?.textContent).toBe('$179.80 total'),
  )
})
