import { renderPage, type TestPageOptions } from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

beforeAll(prepareDocument)
beforeEach(() => viewport.viewport(1280, 900))
afterEach(cleanup)

function open(options: Partial<TestPageOptions> = {}) {
  return renderPage({
    routes: [
      { path: paths.home, Component: SearchForm },
      { path: paths.packages, element: <h1>Results</h1> },
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
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please select destination and dates.',
  )
  expect(document.activeElement).toBe(field)
  expect(page.address()).toBe(paths.home)
})

test('destination, days and guests lead to the list and are those of hotels', async () => {
  const page = open()
  await page.user.type(await destination(), 'Tulum')
  await page.user.click(screen.getByRole('button', { name: /^Check-in Tue 24-11-2026/ }))
  await page.user.click(await screen.findByRole('button', { name: '26 November 2026, Thursday' }))
  await page.user.click(screen.getByRole('button', { name: '30 November 2026, Monday' }))
  await page.user.click(await screen.findByRole('button', { name: 'Guests 1 Adult' }))
  const dialog = await screen.findByRole('dialog', { name: 'Select Travellers' })
  await page.user.click(within(dialog).getByRole('button', { name: 'Add child' }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await page.user.click(search())
  await screen.findByRole('heading', { name: 'Results' })
  expect(page.address()).toBe(
    '/packages?destination=Tulum&checkin=2026-11-26&checkout=2026-11-30&guests=1%2C1%2C0',
  )
  expect(page.session.getState().hotelSearch).toEqual({
    destination: 'Tulum',
    checkInDate: '2026-11-26',
    checkOutDate: '2026-11-30',
    guests: { adults: 1, children: 1, infants: 0 },
  })
})

test('only places are suggested: hotels and tours are no packages', async () => {
  const { user } = open({
    answers: {
      'GET /destinations/search': () => [
        { id: 1, name: 'Tulum', type: 'destination' },
        { id: 2, name: 'Tulum Hotel', type: 'hotel' },
        { id: 3, name: 'Tulum Tour', type: 'tour' },
      ],
    },
  })
  await user.type(await destination(), 'tul')
  await screen.findByRole('option', { name: /Tulum/ })
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('it works as a plain form before any script has run', async () => {
  open()
  const form = (await destination()).form
  expect(form?.method).toBe('get')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    destination: '',
    checkin: '2026-11-24',
    checkout: '2026-11-25',
    guests: '1,0,0',
  })
})
