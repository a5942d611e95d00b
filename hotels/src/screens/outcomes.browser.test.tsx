import { renderPage } from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anySelection } from '../domain/fixtures.ts'
import { FailedScreen } from './FailedScreen.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'

beforeAll(prepareDocument)
beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 204 })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(at: string) {
  return renderPage({
    routes: [
      { path: paths.hotelSuccess, Component: SuccessScreen },
      { path: paths.hotelFailed, Component: FailedScreen },
      { path: paths.roomSummary, Component: () => <h1>Room Summary</h1> },
    ],
    at,
    settle: (session) => session.publish('room-selected', anySelection),
  })
}

test('success shows the reference and clears the room', async () => {
  const { session } = open(`${paths.hotelSuccess}?booking=BK-1`)
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your booking' })
  screen.getByText('BK-1')
  await waitFor(() =>
    expect(session.getState().selection).toMatchObject({ hotel: null, room: null }),
  )
})

test('failure leads back to the summary with the room kept', async () => {
  const { user, session } = open(paths.hotelFailed)
  await screen.findByRole('heading', { level: 1, name: 'Payment was not completed' })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Room Summary' })
  expect(session.getState().selection.room).toEqual(anySelection.room)
})
