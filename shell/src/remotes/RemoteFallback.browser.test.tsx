import { useLocation } from '@storefront/router'
import { renderPage } from '@storefront/testing'
import { act, screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { RemoteBoundary } from './RemoteBoundary.tsx'

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
