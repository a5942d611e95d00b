import { renderPage } from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { outboundFlight } from '../domain/fixtures.ts'
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
      { path: paths.flightSuccess, Component: SuccessScreen },
      { path: paths.flightFailed, Component: FailedScreen },
      { path: paths.flightSummary, Component: () => <h1>Flight Summary</h1> },
    ],
    at,
    settle: (session) => session.publish('outbound-flight-selected', { flight: outboundFlight }),
  })
}

test('success shows the reference and clears the flights', async () => {
  const { session } = open(`${paths.flightSuccess}?booking=BK-1`)
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your booking' })
  screen.getByText('BK-1')
  await waitFor(() => expect(session.getState().selection.outboundFlight).toBeNull())
})

test('failure leads back to the summary with the flights kept', async () => {
  const { user, session } = open(paths.flightFailed)
  await screen.findByRole('heading', { level: 1, name: 'Payment was not completed' })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Flight Summary' })
  expect(session.getState().selection.outboundFlight).toEqual(outboundFlight)
})
