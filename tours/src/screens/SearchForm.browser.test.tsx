import { renderPage, type TestPageOptions } from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

beforeAll(prepareDocument)
afterEach(cleanup)

function open(options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      { path: paths.home, Component: SearchForm },
      { path: paths.tours, element: <h1>Results</h1> },
    ],
    at: paths.home,
    answers: provider,
    ...options,
  })
}

const destination = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Destination' })
const search = () => screen.getByRole('button', { name: 'Search' })

test('without a destination an alert shows, the field has the focus and nothing is searched', async () => {
  const page = open()
  const field = await destination()
  await page.user.click(search())
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a destination.')
  expect(document.activeElement).toBe(field)
  expect(page.address()).toBe(paths.home)
})

test('the alert goes as soon as a destination is there, and comes back without one', async () => {
  const { user } = open()
  const field = await destination()
  await user.click(search())
  await user.type(field, 'T')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.clear(field)
  await user.click(search())
  await screen.findByRole('alert')
})

test('a destination is typed or picked and leads to its tours', async () => {
  const page = open()
  await page.user.type(await destination(), 'tul')
  await page.user.click(await screen.findByRole('option', { name: /Tulum/ }))
  await page.user.click(search())
  await screen.findByRole('heading', { name: 'Results' })
  expect(page.address()).toBe('/tours?destination=Tulum')
  expect(page.session.getState().tourSearch.destination).toBe('Tulum')
})

test('guests of the form are those of tours and hotels, and of no flight', async () => {
  const { user, session } = open()
  await user.click(await screen.findByRole('button', { name: 'Guests 1 Adult' }))
  const dialog = await screen.findByRole('dialog', { name: 'Select Travellers' })
  await user.click(within(dialog).getByRole('button', { name: 'Add adult' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add infant' }))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await screen.findByRole('button', { name: 'Guests 2 Adults, 1 Infant(s)' })
  const party = { adults: 2, children: 0, infants: 1 }
  const state = session.getState()
  expect(state.tourSearch.guests).toEqual(party)
  const alone = { adults: 1, children: 0, infants: 0 }
  expect(state.flightSearch.travellers).toEqual(alone)
  expect(state.hotelSearch.guests).toEqual(party)
})

test('the form has no date, and works as a plain form before any script has run', async () => {
  open()
  const form = (await destination()).form
  expect(form?.method).toBe('get')
  expect(form?.action).toContain('/tours')
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['destination'])
})
