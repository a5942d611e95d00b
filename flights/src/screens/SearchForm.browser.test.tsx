import { renderPage } from '@storefront/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resultsAddress } from '../domain/search.ts'
import { roundTripQuery, roundTripSearch } from '../testing/fixtures.ts'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

function open(search = {}) {
  return renderPage({
    routes: [{ path: '/', Component: SearchForm }],
    at: '/',
    answers: provider,
    initial: { flightSearch: { ...roundTripSearch, ...search } },
  })
}

const empty = { type: 'Oneway', from: null, to: null, returnDate: null } as const
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function choose(page: ReturnType<typeof open>, field: RegExp, airport: string) {
  await page.user.click(button(field))
  const dialog = await screen.findByRole('dialog', { name: 'Select Location' })
  expect(screen.getAllByRole('button', { hidden: true, expanded: true })).toHaveLength(1)
  await page.user.click(await within(dialog).findByRole('option', { name: new RegExp(airport) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test.each([
  ['Please select origin and destination.', empty, /^From/],
  ['Return date cannot be before departure date.', { returnDate: '2026-11-20' }, /^Return date/],
])('shows "%s" for %o, focuses the field and searches nothing', async (text, search, field) => {
  const { user, address, session } = open(search)
  await user.click(button('Search'))
  expect(screen.getByRole('alert').textContent).toBe(text)
  await waitFor(() => expect(document.activeElement).toBe(button(field)))
  expect(address()).toBe('/')
  expect(session.log().map(({ name }) => name)).not.toContain('flight-search-started')
})

test('picks airports, and swaps them when one field gets the airport of the other', async () => {
  const page = open(empty)
  await choose(page, /^From/, 'Cancún')
  await choose(page, /^To/, 'Miami')
  await choose(page, /^From/, 'Miami')
  for (const name of ['From Miami (MIA)', 'To Cancún (CUN)']) button(name)
  await page.user.click(button('Swap origin and destination'))
  for (const name of ['From Cancún (CUN)', 'To Miami (MIA)']) button(name)
})

test('only a round trip has a return date, and choosing one way clears it', async () => {
  const { user } = open()
  button('Return date Sat 28-11-2026')
  await user.click(screen.getByRole('radio', { name: 'Oneway' }))
  expect(screen.queryByRole('button', { name: /^Return date/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Round Trip' }))
  button('Return date Sat 28-11-2026')
})

test('travellers and class are set in one modal, where Enter does not search', async () => {
  const { user, session, address } = open()
  await user.click(button('Travellers & Class 2 Adults, 1 Child, 1 Infant(s), Business'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Travellers & Class' }))
  dialog.getByRole('radio', { name: 'Business' }).focus()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/')
  await user.click(dialog.getByRole('button', { name: 'Add adult' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(session.getState().flightSearch.travellers.adults).toBe(3)
})

test('without JavaScript the form sends every parameter in a GET request', () => {
  const { container } = open()
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/flights/results')
  expect(form?.method).toBe('get')
  const [, query] = resultsAddress(roundTripQuery).split('?')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(
    Object.fromEntries(new URLSearchParams(query)),
  )
})
