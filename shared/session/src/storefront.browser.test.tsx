import { act, render } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createSession, type Session } from './session.ts'
import { settleInBrowser } from './settle-in-browser.ts'
import { StorefrontProvider, useSession, useSettled } from './storefront.tsx'
import type { Storefront } from './storefront-context.ts'

const today = '2026-11-20'
let session: Session
let storefront: Storefront

beforeEach(() => {
  session = createSession({ today, source: 'shell' })
  storefront = {
    session,
    http: { get: async () => null, post: async () => null },
    agency: {} as Storefront['agency'],
  }
})

function page(children: ReactNode, settle?: () => undefined | (() => void)) {
  return (
    <StorefrontProvider value={storefront} settle={settle}>
      {children}
    </StorefrontProvider>
  )
}

const setAdults = (count: number) =>
  act(() => session.publish('traveller-count-changed', { band: 'adults', count }))

const Adults = () => useSession((state) => state.hotelSearch.guests.adults)

function Party({ rendered }: { rendered: () => void }) {
  const { adults, infants } = useSession(({ hotelSearch: { guests } }) => ({
    adults: guests.adults,
    infants: guests.infants,
  }))
  rendered()
  return `${adults}+${infants}`
}

const Settled = () => (useSettled() ? 'settled' : 'not yet')

test('useSession renders again only when a selected field changes', () => {
  const rendered = vi.fn()
  render(page(<Party rendered={rendered} />))
  expect(rendered).toHaveBeenCalledTimes(1)
  act(() => session.publish('hotel-search-changed', { destination: 'Tulum' }))
  act(() => session.publish('traveller-count-changed', { band: 'children', count: 2 }))
  expect(rendered).toHaveBeenCalledTimes(1)
  setAdults(2)
  expect(rendered).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toBe('2+0')
})

test('useSettled turns true and logs the error when settle fails', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const settle = () => {
    throw new Error('no storage')
  }
  render(page(<Settled />, settle))
  expect(document.body.textContent).toBe('settled')
  expect(error).toHaveBeenCalledTimes(1)
})

test('hydration repeats the server render, also in a part whose code loads after settling, then shows later changes', async () => {
  const code = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazy(() => code.promise)
  const tree = (late: ReactNode) =>
    page(
      <>
        <Settled /> <Suspense fallback="…">{late}</Suspense>
      </>,
    )
  const screenful = (
    <p>
      <Adults /> <Settled />
    </p>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree(screenful))
  document.body.append(container)
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, tree(<Late />), { onRecoverableError }))
  setAdults(2)
  expect(container.textContent).toBe('settled 1 not yet')
  await act(async () => code.resolve({ default: () => screenful }))
  expect(container.textContent).toBe('settled 2 settled')
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})

describe('settleInBrowser', () => {
  const settle = () => settleInBrowser(session)
  const localToday = () => new Date().toLocaleDateString('sv-SE')

  it('reads the day again when the visitor returns to a page left open overnight', () => {
    const { unmount } = render(page(null, settle))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
    const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))
    comeBack()
    expect(session.getState().today).toBe(localToday())
    unmount()
    const told = session.getState()
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    comeBack()
    expect(session.getState()).toBe(told)
  })

  it('works without storage if the browser denies it', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    render(page(<Settled />, settle))
    expect(document.body.textContent).toBe('settled')
    expect(session.getState().today).toBe(localToday())
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
