import { useLocation } from '@storefront/router'
import { renderPage } from '@storefront/testing'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteFallback } from './RemoteFallback.tsx'
import { SiteContext } from './SiteContext.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const fallback = <RemoteFallback onRetry={() => {}} />
const head = { method: 'HEAD', cache: 'no-store' }
const live = { baseUrl: '/remotes/tours/1.0.0/', release: { entry: 'entry.js' } }

/** Gives a page the live remotes. */
function onSite(page: ReactNode) {
  return <SiteContext value={{ remotes: { tours: live } } as never}>{page}</SiteContext>
}

/** Answers the request for the entry of tours. */
function answers(status: number) {
  return vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status }))
}

test.each([
  [404, 'Reload'],
  [503, 'Retry'],
  [200, 'Retry'],
])('when the entry of its version is %i, offers %s', async (status, label) => {
  const fetched = answers(status)
  renderPage({ routes: [{ path: '/', element: fallback }], at: '/', wrap: onSite })
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith(`${live.baseUrl}entry.js`, head))
  expect((await screen.findByRole('button', { name: label })).checkVisibility()).toBe(true)
})

test.each([
  [true, 'The rest of the site is working. Try again, or message us and we will help you.'],
  [false, 'You are offline. Check your connection, then try again.'],
])('tells the visitor what to do when navigator.onLine is %s', async (isOnline, text) => {
  answers(200)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  renderPage({
    routes: [{ path: '/', element: fallback }],
    at: '/',
    wrap: onSite,
  })
  expect((await screen.findByText(text)).checkVisibility()).toBe(true)
})

function Screen() {
  if (useLocation().search) throw new Error('planted')
  return <p>Fine</p>
}

function Remote() {
  return (
    <RemoteBoundary remote="tours" visit={useLocation().key}>
      <Screen />
    </RemoteBoundary>
  )
}

test('tries a screen that threw again at the next address', async () => {
  answers(200)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router } = renderPage({
    routes: [{ path: '/', element: <Remote /> }],
    at: '/?broken',
    wrap: onSite,
  })
  await screen.findByRole('alert')
  await act(() => router.navigate('/'))
  await screen.findByText('Fine')
})
