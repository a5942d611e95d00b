import { renderPage } from '@storefront/booking/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RemoteFallback } from './RemoteFallback.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  [true, 'The rest of the site is working. Try again, or message us and we will help you.'],
  [false, 'You are offline. Check your connection, then try again.'],
])('tells the visitor what to do when navigator.onLine is %s', async (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  renderPage({
    routes: [{ path: '/', element: <RemoteFallback onRetry={() => {}} /> }],
    at: '/',
  })
  expect((await screen.findByText(text)).checkVisibility()).toBe(true)
})
