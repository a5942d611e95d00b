import { renderPage } from '@storefront/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import type { Trip } from '../rules/trip.ts'
import { TripResults } from './TripResults.tsx'

beforeEach(() => viewport.viewport(1280, 900))

function trip(name: string, durationDays: number | null, pricePerPersonUsd: number): Trip {
  return {
    id: name,
    slug: name.toLowerCase(),
    name,
    imageUrl: null,
    destinationName: 'Tulum',
    durationDays,
    pricePerPersonUsd,
  }
}
const trips = [
  trip('Cenotes', 2, 89.9),
  trip('Reef', 1, 49.5),
  trip('Jungle', 9, 1249),
  trip('Surprise', null, 310),
]
const alone = { adults: 1, children: 0, infants: 0 }

function open(at = '/trips?destination=Tulum', guests = alone) {
  return renderPage({
    routes: [
      {
        path: '/trips',
        element: (
          <>
            <h1>Trips</h1>
            <TripResults
              trips={trips}
              product="tour"
              addressOf={({ slug }) => `/trips/${slug}`}
              badgesOf={({ durationDays }) => (durationDays ? [`${durationDays} Days`] : [])}
              guests={guests}
              note="For one"
            />
          </>
        ),
      },
      { path: '/trips/:slug', element: <h1>Trip</h1> },
    ],
    at,
  })
}

const cards = () => screen.getAllByRole('article')
const names = () => cards().map((card) => within(card).getByRole('heading').textContent)
const count = () => screen.getByText(/ tours?$/, { selector: '[role=status] > span' }).textContent

test('renders cards equally high with and without a total', () => {
  open()
  const height = cards()[0]?.offsetHeight
  cleanup()
  open('/trips', { adults: 2, children: 0, infants: 0 })
  expect(cards()[0]?.offsetHeight).toBe(height)
})

test('links the whole card to the trip', async () => {
  const page = open()
  const [card] = cards()
  card?.scrollIntoView({ block: 'center' })
  const { left, right, bottom } = card?.getBoundingClientRect() ?? new DOMRect()
  const corner = document.elementFromPoint((left + right) / 2, bottom - 12)
  expect(corner).toBe(screen.getByRole('link', { name: 'Cenotes' }))
  await page.user.click(corner as Element)
  await screen.findByRole('heading', { name: 'Trip' })
  expect(page.address()).toBe('/trips/cenotes')
})

test('filters the list, announces the count and clears the filters', async () => {
  const page = open()
  expect(count()).toBe('4 tours')
  await page.user.click(screen.getByRole('checkbox', { name: /Under \$100/ }))
  await waitFor(() => expect(count()).toBe('2 of 4 tours'))
  await page.user.click(screen.getByRole('checkbox', { name: /8 days and more/ }))
  await screen.findByRole('heading', { name: 'No tours match these filters' })
  await page.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Tours found' })).toHaveFocus())
  await waitFor(() => expect(count()).toBe('4 tours'))
  expect(page.address()).toBe('/trips?destination=Tulum')
})

test('ticks a filter at once, and a second filter before the address changes', async () => {
  const page = open()
  const [cheap, short] = [/Under \$100/, /^1 day/].map((name) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }),
  )
  for (const box of [cheap, short]) {
    fireEvent.click(box as HTMLInputElement)
    expect(box?.checked).toBe(true)
  }
  expect(names()).toEqual(['Reef'])
  await waitFor(() =>
    expect(page.address()).toBe('/trips?destination=Tulum&price=under-100&duration=day'),
  )
})

test('on a phone the no-match text and the button to clear the filters stay in the window', async () => {
  await viewport.viewport(390, 480)
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Filters' }))
  await page.user.click(screen.getByRole('checkbox', { name: /Under \$100/ }))
  await page.user.click(screen.getByRole('checkbox', { name: /8 days and more/ }))
  await screen.findByText('No tours match these filters', { selector: '[role=status] *' })
  const filters = within(screen.getByRole('group', { name: 'Filters' }))
  screen.getByRole('button', { name: 'Filters (2)' })
  for (const seen of [
    filters.getByText('No tours match these filters'),
    filters.getByRole('button', { name: 'Show 0 of 4 tours' }),
    filters.getByRole('button', { name: 'Clear filters' }),
  ]) {
    const { top, bottom } = seen.getBoundingClientRect()
    expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true])
  }
  await page.user.click(filters.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(count()).toBe('4 tours'))
})
