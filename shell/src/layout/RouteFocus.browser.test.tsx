import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useSearchParams,
} from '@storefront/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { RouteFocus } from './RouteFocus.tsx'

let hotelsArrive: () => void

function Site() {
  return (
    <>
      <RouteFocus />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

/** A list whose links arrive after the page: to one hotel for four guests and for two. */
function List() {
  const [links, setLinks] = useState<string[]>([])
  hotelsArrive = () => setLinks([4, 2].map((guests) => `/hotels/casa-maya?guests=${guests}`))
  return (
    <>
      <h1 style={{ marginBottom: '200vh' }}>Hotels</h1>
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>
  )
}

let hotelArrives: () => void

/** A hotel that arrives after its page, if `late` is in the address. */
function Detail() {
  const [params] = useSearchParams()
  const [isHere, setHere] = useState(!params.has('late'))
  hotelArrives = () => setHere(true)
  return (
    <>
      <Link to="/hotels">All hotels</Link>
      {isHere && <h1>Casa Maya</h1>}
    </>
  )
}

function openList() {
  window.history.replaceState(null, '', '/hotels')
  const routes = [
    { path: '/hotels', Component: List },
    { path: '/hotels/:slug', Component: Detail },
  ]
  const router = createBrowserRouter([{ Component: Site, children: routes }])
  render(<RouterProvider router={router} />)
  onTestFinished(() => router.dispose())
  return router
}

const isAt = (role: string, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })))

test('focuses the heading of a new page, and after Back the link that led to it', async () => {
  const router = openList()
  act(hotelsArrive)
  const link = screen.getByRole('link', { name: /guests=2/ })
  link.focus()
  await act(async () => link.click())
  await isAt('heading', 'Casa Maya')
  await act(() => router.navigate(-1))
  await isAt('heading', 'Hotels')
  act(hotelsArrive)
  await isAt('link', '/hotels/casa-maya?guests=2')
  expect(document.activeElement?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  await act(() => router.navigate(1))
  await isAt('heading', 'Casa Maya')
})

test('focuses a heading that arrives after its page, unless the visitor moved the focus', async () => {
  const router = openList()
  await act(() => router.navigate('/hotels/casa-maya?late'))
  await isAt('main', '')
  act(hotelArrives)
  await isAt('heading', 'Casa Maya')
  await act(() => router.navigate('/hotels'))
  await isAt('heading', 'Hotels')
  await act(() => router.navigate('/hotels/casa-maya?late'))
  await isAt('main', '')
  screen.getByRole('link', { name: 'All hotels' }).focus()
  act(hotelArrives)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  await isAt('link', 'All hotels')
})
