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

/** A list whose hotels arrive after the page, each with a second link for four guests. */
function List() {
  const [names, setNames] = useState<string[]>([])
  hotelsArrive = () => setNames(['laguna', 'casa-maya'])
  return (
    <>
      <h1 style={{ marginBottom: '200vh' }}>Hotels</h1>
      {names.map((name) =>
        [4, 2].map((guests) => (
          <Link key={guests} to={`/hotels/${name}?guests=${guests}`}>
            {`${name} for ${guests}`}
          </Link>
        )),
      )}
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
  const link = screen.getByRole('link', { name: 'casa-maya for 2' })
  link.focus()
  await act(async () => link.click())
  await isAt('heading', 'Casa Maya')
  await act(() => router.navigate(-1))
  await isAt('heading', 'Hotels')
  act(hotelsArrive)
  await isAt('link', 'casa-maya for 2')
  expect(document.activeElement?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  await act(() => router.navigate(1))
  await isAt('heading', 'Casa Maya')
})

test('focuses the heading after Back from a page that the list does not link to', async () => {
  const router = openList()
  await act(() => router.navigate('/hotels/casa-maya?guests=3'))
  await isAt('heading', 'Casa Maya')
  await act(() => router.navigate(-1))
  act(hotelsArrive)
  await isAt('heading', 'Hotels')
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
