import { renderPage } from '@storefront/booking/testing'
import { paths } from '@storefront/contract'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anyPackage } from '../domain/fixtures.ts'
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
      { path: paths.packageSuccess, Component: SuccessScreen },
      { path: paths.packageFailed, Component: FailedScreen },
      { path: paths.packageSummary, Component: () => <h1>Package Summary</h1> },
    ],
    at,
    settle: (session) => session.publish('package-selected', { package: anyPackage }),
  })
}

test('success shows the reference and clears the package', async () => {
  const { session } = open(`${paths.packageSuccess}?booking=BK-1`)
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your booking' })
  screen.getByText('BK-1')
  await waitFor(() => expect(session.getState().selection.package).toBeNull())
})

test('failure leads back to the summary with the package kept', async () => {
  const { user, session } = open(paths.packageFailed)
  await screen.findByRole('heading', { level: 1, name: 'Payment was not completed' })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Package Summary' })
  expect(session.getState().selection.package).toEqual(anyPackage)
})
