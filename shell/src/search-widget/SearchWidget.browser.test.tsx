import { liveRemote } from '@storefront/federation/testing'
import { renderPage } from '@storefront/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createRemoteModules } from '../remotes/remote-modules.ts'
import { SiteContext } from '../remotes/SiteContext.tsx'
import { SearchWidget } from './SearchWidget.tsx'

const remotes = Object.fromEntries(
  ['flights', 'hotels', 'tours'].map((name, tab) => [
    name,
    liveRemote(name, { tab, exposes: ['./SearchForm'] }),
  ]),
)
const forms: Record<string, () => ReactNode> = {
  flights: () => <p>Form of flights</p>,
  hotels: () => <p>Form of hotels</p>,
  tours: () => <p>Form of tours</p>,
}
const modules = createRemoteModules(async (remote) => ({ SearchForm: forms[remote] }) as never)

function open(loader: () => unknown = () => null, at = '/') {
  const element = (
    <SiteContext value={{ remotes, modules } as never}>
      <SearchWidget />
    </SiteContext>
  )
  return renderPage({ routes: [{ path: '/', loader, element }], at })
}

const tab = (name: string) => screen.findByRole('tab', { name })

test('arrow keys change the tab, the focus and the form before the address changes', async () => {
  let visits = 0
  const { user, address } = open(() => (visits++ === 0 ? null : new Promise(() => {})))
  ;(await tab('flights')).focus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('tours')
  expect((await tab('tours')).getAttribute('aria-selected')).toBe('true')
  await screen.findByText('Form of tours')
  expect(address()).toBe('/')
  await user.keyboard('{ArrowRight}')
  await screen.findByText('Form of flights')
})

test('resets the search once when the tab changes, and not when the page opens', async () => {
  const { user, address, session } = open(undefined, '/?tab=hotels')
  session.publish('hotel-search-changed', { destination: 'Tulum' })
  await user.click(await tab('tours'))
  await waitFor(() => expect(address()).toBe('/?tab=tours'))
  await screen.findByText('Form of tours')
  expect(session.getState().hotelSearch.destination).toBe('')
  expect(session.log().filter(({ name }) => name === 'search-reset')).toHaveLength(1)
})

test('a link to another tab focuses it and resets the search, not Back or a link to the same tab', async () => {
  const { router, session } = open()
  await tab('flights')
  const enter = (destination: string) =>
    act(() => session.publish('hotel-search-changed', { destination }))
  const entered = () => session.getState().hotelSearch.destination
  enter('Tulum')
  await act(() => router.navigate('/?tab=flights'))
  expect(entered()).toBe('Tulum')
  await act(() => router.navigate('/?tab=hotels'))
  await screen.findByText('Form of hotels')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('hotels'))
  expect(entered()).toBe('')
  ;(await tab('flights')).focus()
  await act(() => router.navigate('/?tab=hotels#main'))
  expect(document.activeElement?.textContent).toBe('flights')
  await act(() => router.navigate(-1))
  enter('Holbox')
  await act(() => router.navigate('/'))
  await screen.findByText('Form of flights')
  expect(entered()).toBe('')
  enter('Cozumel')
  await act(() => router.navigate(-1))
  await screen.findByText('Form of hotels')
  expect(entered()).toBe('Cozumel')
})
