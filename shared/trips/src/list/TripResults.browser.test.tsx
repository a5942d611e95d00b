import { renderPage } from '@storefront/testing'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { anyTrip } from '../testing/fixtures.ts'
import { TripResults } from './TripResults.tsx'

beforeEach(() => viewport.viewport(1280, 900))

function open(adults: number) {
  const list = (
    <TripResults
      trips={[anyTrip]}
      product="tour"
      addressOf={({ slug }) => `/trips/${slug}`}
      badgesOf={() => ['2 Days']}
      guests={{ adults, children: 0, infants: 0 }}
      note=""
    />
  )
  return renderPage({
    routes: [
      { path: '/trips', element: list },
      { path: '/trips/:slug', element: <h1>Trip</h1> },
    ],
    at: '/trips',
  })
}

const card = () => screen.getByRole('article')

test('renders cards equally high with and without a total', () => {
  open(1)
  const height = card().offsetHeight
  cleanup()
  open(2)
  expect(card().offsetHeight).toBe(height)
})

test('links the whole card to the trip', async () => {
  const page = open(1)
  card().scrollIntoView({ block: 'center' })
  const { left, right, bottom } = card().getBoundingClientRect()
  const corner = document.elementFromPoint((left + right) / 2, bottom - 12)
  expect(corner).toBe(screen.getByRole('link', { name: anyTrip.name }))
  await page.user.click(corner as Element)
  await screen.findByRole('heading', { name: 'Trip' })
  expect(page.address()).toBe('/trips/cenote-route')
})
