import { renderPage } from '@storefront/booking/testing'
import type { SearchFormModule } from '@storefront/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRemoteModules } from '../remotes/remote-modules.ts'
import { SiteContext } from '../remotes/SiteContext.tsx'
import { SearchWidget } from './SearchWidget.tsx'

const names = ['flights', 'hotels', 'tours']
const remotes = Object.fromEntries(
  names.map((name, position) => [
    name,
    {
      release: {
        name,
        mounts: [name],
        tab: { id: name, label: name, position },
        exposes: { './SearchForm': 'form.js' },
      },
    },
  ]),
)
const forms: Record<string, SearchFormModule['SearchForm']> = {
  flights: () => <p>Form of flights</p>,
  hotels: () => <p>Form of hotels</p>,
  tours: () => <p>Form of tours</p>,
}
const modules = createRemoteModules(
  async (remote) => ({ SearchForm: forms[remote] }) as SearchFormModule as never,
)

function open(loader?: () => unknown, at = '/') {
  const site = { remotes, modules } as never
  return renderPage({
    routes: [
      {
        path: '/',
        ...(loader ? { loader } : {}),
        element: (
          <SiteContext value={site}>
            <SearchWidget />
          </SiteContext>
        ),
      },
    ],
    at,
  })
}

const tab = (name: string) => screen.findByRole('tab', { name })

test('arrow keys move tab, focus and form at once, however long the address takes', async () => {
  let visits = 0
  const { user, address } = open(() => (visits++ === 0 ? null : new Promise(() => {})))
  ;(await tab('flights')).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('tours')
  expect((await tab('tours')).getAttribute('aria-selected')).toBe('true')
  await screen.findByText('Form of tours')
  expect(address()).toBe('/')
  await user.keyboard('{ArrowRight}')
  await screen.findByText('Form of flights')
})

test('the address follows the tab, and the search parameters are reset', async () => {
  const { user, address, session } = open()
  session.publish('hotel-search-changed', { destination: 'Tulum' })
  await user.click(await tab('hotels'))
  await waitFor(() => expect(address()).toBe('/?tab=hotels'))
  await screen.findByText('Form of hotels')
  expect(session.getState().hotelSearch.destination).toBe('')
})

test('so does a link to another tab; Back and a link to the tab that is open keep what was entered', async () => {
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
  expect(entered()).toBe('')
  enter('Holbox')
  await act(() => router.navigate('/'))
  await screen.findByText('Form of flights')
  expect(entered()).toBe('')
  enter('Cozumel')
  await act(() => router.navigate(-1))
  await screen.findByText('Form of hotels')
  expect(entered()).toBe('Cozumel')
  await act(() => router.navigate(1))
  await screen.findByText('Form of flights')
  expect(entered()).toBe('Cozumel')
})

test('a change of tab resets once, and opening the page never', async () => {
  const { user, address, session } = open(undefined, '/?tab=hotels')
  await user.click(await tab('tours'))
  await waitFor(() => expect(address()).toBe('/?tab=tours'))
  await screen.findByText('Form of tours')
  expect(session.log().filter(({ name }) => name === 'search-reset')).toHaveLength(1)
})

test('the tab that an address names is open and has the focus', async () => {
  const page = open()
  await page.router.navigate('/?tab=tours')
  await screen.findByText('Form of tours')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('tours'))
})
