import { deferred, type Loadable, useLoaderData } from '@storefront/router'
import { prepareScreens, renderPage } from '@storefront/testing'
import { act, screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { LoadedOrKept } from './LoadedOrKept.tsx'

prepareScreens()

function List() {
  const { found } = useLoaderData<{ found: Loadable<string> }>()
  return (
    <LoadedOrKept from={found} pending="Loading" failed={() => <h1>Nothing</h1>}>
      {(text) => <h1>{text}</h1>}
    </LoadedOrKept>
  )
}

test.each([
  ['keeps the lists of the last 20 addresses while offline', '/list?q=2', false, 'Found for ?q=2'],
  ['shows the failure of an address that it has not loaded', '/list?q=22', false, 'Nothing'],
  ['shows the failure of a load that failed online', '/list?q=2', true, 'Nothing'],
])('%s', async (_, address, isOnLine, text) => {
  let isDown = false
  const load = async (url: string) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return `Found for ${new URL(url).search}`
  }
  const loader = deferred(({ request }) => ({ found: load(request.url) }))
  const routes = [{ path: '/list', loader, Component: List }]
  const { router } = renderPage({ routes, at: '/list?q=1' })
  await screen.findByRole('heading', { name: 'Found for ?q=1' })
  for (let q = 2; q <= 21; q += 1) await act(() => router.navigate(`/list?q=${q}`))
  await screen.findByRole('heading', { name: 'Found for ?q=21' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine)
  isDown = true
  await act(() => router.navigate(address))
  await screen.findByRole('heading', { name: text })
})
