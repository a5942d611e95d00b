import { renderPage } from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { anySearch } from '../domain/fixtures.ts'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

beforeAll(prepareDocument)
afterEach(cleanup)

function open(search: Partial<typeof anySearch> = {}) {
  return renderPage({
    routes: [
      { path: '/', element: <SearchForm /> },
      { path: paths.hotels, element: <h1>Results</h1> },
    ],
    at: '/',
    answers: provider,
    initial: { hotelSearch: { ...anySearch, ...search } },
  })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const destination = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' })

test('without a destination the alert shows, the field has the focus and no search runs', async () => {
  const { user, address } = open({ destination: '' })
  await user.click(button('Search'))
  expect(screen.getByRole('alert').textContent).toBe('Please select a destination.')
  expect(document.activeElement).toBe(destination())
  expect(address()).toBe('/')
})

test('for more than 50 people it says that a group writes by WhatsApp, and searches no further', async () => {
  const { user, address } = open({ guests: { adults: 50, children: 1, infants: 0 } })
  await user.click(button('Search'))
  expect(screen.getByRole('alert').textContent).toBe(
    'You can book for up to 50 travellers at a time. For a larger group, please contact us by WhatsApp.',
  )
  expect(document.activeElement).toBe(button('Guests 50 Adults, 1 Child'))
  expect(address()).toBe('/')
})

test('the alert is gone once there is a destination', async () => {
  const { user } = open({ destination: '' })
  await user.click(button('Search'))
  await user.type(destination(), 'Tulum')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a search leads to its results', async () => {
  const { user, address } = open()
  await user.click(button('Search'))
  await screen.findByRole('heading', { name: 'Results' })
  expect(address()).toBe(
    '/hotels?destination=Canc%C3%BAn&checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1',
  )
})

test('destinations and hotels are suggested, tours are not: they have no rooms', async () => {
  const { user, session } = open({ destination: '' })
  await user.type(destination(), 'can')
  await user.click(await screen.findByRole('option', { name: /Lagoon/ }))
  expect(destination().value).toBe('Cancún Lagoon')
  await waitFor(() => expect(session.getState().hotelSearch.destination).toBe('Cancún Lagoon'))
  await user.clear(destination())
  await user.type(destination(), 'can')
  await screen.findByRole('option', { name: /Lagoon/ })
  expect(screen.queryByRole('option', { name: /Night/ })).toBeNull()
})

test('guests of the form are those of hotels and tours, and of no flight', async () => {
  const { user, session } = open()
  await user.click(button('Guests 2 Adults, 1 Child, 1 Infant(s)'))
  const dialog = await screen.findByRole('dialog', { name: 'Select Travellers' })
  await user.click(within(dialog).getByRole('button', { name: /(add|more|increase).*adult/i }))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  const { hotelSearch, flightSearch, tourSearch } = session.getState()
  expect(hotelSearch.guests.adults).toBe(3)
  expect(flightSearch.travellers.adults).toBe(1)
  expect(tourSearch.guests).toEqual(hotelSearch.guests)
})

test('before any script has run the form still searches: a plain GET of every parameter', () => {
  const { container } = open()
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/hotels')
  expect(form?.method).toBe('get')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    destination: 'Cancún',
    checkin: '2026-11-24',
    checkout: '2026-11-27',
    guests: '2,1,1',
  })
})
