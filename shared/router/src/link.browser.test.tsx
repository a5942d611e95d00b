import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserRouter, Link, type LinkProps, RouterProvider } from './index.ts'

/** The test's own page: real addresses, and a browser that never leaves it. */
const start = window.location.pathname + window.location.search
const leaves = vi.fn()

let router: ReturnType<typeof createBrowserRouter>

function open(props: LinkProps) {
  router = createBrowserRouter([{ path: '*', element: <Link {...props}>Hotels</Link> }])
  render(<RouterProvider router={router} />)
  return screen.getByRole('link', { name: 'Hotels' })
}

function toTheBrowser(event: MouseEvent) {
  if (!event.defaultPrevented) leaves()
  event.preventDefault()
}

beforeEach(() => window.addEventListener('click', toTheBrowser))

afterEach(async () => {
  window.removeEventListener('click', toTheBrowser)
  cleanup()
  router.dispose()
  window.history.replaceState(null, '', start)
  leaves.mockReset()
})

describe('a link', () => {
  it('has its address, and goes there without loading the page anew', async () => {
    const link = open({ to: '/hotels?guests=2#map', className: 'name', 'aria-current': 'page' })
    expect(link.getAttribute('href')).toBe('/hotels?guests=2#map')
    expect(link.className).toBe('name')
    expect(link.getAttribute('aria-current')).toBe('page')
    await act(async () => link.click())
    expect(router.state.location).toMatchObject({
      pathname: '/hotels',
      search: '?guests=2',
      hash: '#map',
    })
    expect(router.state.historyAction).toBe('PUSH')
    expect(leaves).not.toHaveBeenCalled()
  })

  it('leads to a part of the page shown', async () => {
    window.history.replaceState(null, '', '/faq?topic=cards')
    const link = open({ to: '#refunds' })
    await act(async () => link.click())
    expect(router.state.location).toMatchObject({ pathname: '/faq', hash: '#refunds' })
  })

  it('to the address shown is no second entry of the history', async () => {
    const link = open({ to: '/hotels' })
    await act(async () => link.click())
    const entries = window.history.length
    await act(async () => link.click())
    expect(window.history.length).toBe(entries)
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([false, true])(
    'says whether the page stays where it is scrolled to: %s',
    async (stays) => {
      const link = open({ to: '/blog', preventScrollReset: stays })
      await act(async () => link.click())
      expect(router.state.preventScrollReset).toBe(stays)
    },
  )

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (how) => {
    fireEvent.click(open({ to: '/hotels' }), how)
    expect(router.state.location.pathname).not.toBe('/hotels')
    expect(leaves).toHaveBeenCalledOnce()
  })

  it('with a window of its own is the browser’s', () => {
    fireEvent.click(open({ to: '/hotels', target: '_blank' }))
    expect(leaves).toHaveBeenCalledOnce()
  })

  it('calls what it is given, which can keep the visitor here', async () => {
    const link = open({ to: '/hotels', onClick: (event) => event.preventDefault() })
    await act(async () => link.click())
    expect(router.state.location.pathname).not.toBe('/hotels')
    expect(leaves).not.toHaveBeenCalled()
  })
})
