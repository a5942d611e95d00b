import { useLocation } from '@storefront/router'
import { renderPage } from '@storefront/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteFallback } from './RemoteFallback.tsx'

test('offers to reload the page after a retry that failed', async () => {
  const onRetry = vi.fn()
  const fallback = <RemoteFallback onRetry={onRetry} />
  const { user } = renderPage({ routes: [{ path: '/', element: fallback }], at: '/' })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('button', { name: 'Reload' })
  expect(onRetry).toHaveBeenCalledOnce()
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

test('offers to reload after a screen threw again, and tries it again at the next address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router, user } = renderPage({
    routes: [{ path: '/', element: <Remote /> }],
    at: '/?broken',
  })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('button', { name: 'Reload' })
  await act(() => router.navigate('/'))
  await screen.findByText('Fine')
  await act(() => router.navigate('/?broken'))
  await screen.findByRole('button', { name: 'Retry' })
})
