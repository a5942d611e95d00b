import type { Exposes } from '@storefront/contract'
import type { Remotes } from '@storefront/federation/parts'
import { liveRemote } from '@storefront/federation/testing'
import { createFakeHttp } from '@storefront/http/testing'
import { HeadContext, RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import { createSession, StorefrontProvider } from '@storefront/session'
import { renderPage, testAgency } from '@storefront/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRemoteModules } from '../remotes/remote-modules.ts'
import { SiteContext } from '../remotes/SiteContext.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const flights = liveRemote('flights', { tab: 1, exposes: ['./SearchForm'] })
const content = liveRemote('content', { exposes: ['./home'] })

const searchForm = { SearchForm: () => <input aria-label="From" /> }
const homeModule = {
  homeLoader: () => null,
  HomeTop: () => <h1>The sea</h1>,
  HomeBelow: () => <h2>Destinations</h2>,
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function open(home: () => Promise<unknown>, remotes: Remotes = { flights, content }) {
  const modules = createRemoteModules(async (remote) => {
    const module = remote === 'content' ? await home() : searchForm
    return module as Exposes['./home'] as never
  })
  const site = { remotes, modules, fallbackRelease: () => null } as never
  const element = (
    <SiteContext value={site}>
      <HomeScreen />
    </SiteContext>
  )
  return renderPage({ routes: [{ path: '/', element }], at: '/' })
}

test('keeps the search widget, its focus and its text when content arrives late', async () => {
  const late = Promise.withResolvers<unknown>()
  const { user } = open(() => late.promise)
  const from = await screen.findByLabelText<HTMLInputElement>('From')
  await user.type(from, 'Can')
  const { top } = from.getBoundingClientRect()
  late.resolve(homeModule)
  await screen.findByRole('heading', { name: 'The sea' })
  screen.getByRole('heading', { name: 'Destinations' })
  expect(screen.getByLabelText('From')).toBe(from)
  expect(document.activeElement).toBe(from)
  expect(from.value).toBe('Can')
  expect(from.getBoundingClientRect().top).toBe(top)
})

test("shows the agency's words and the search when the content fails, and loads it by Retry", async () => {
  let tries = 0
  const { user } = open(async () => {
    if (tries++ === 0) throw new Error('down')
    return homeModule
  })
  await screen.findByRole('heading', { name: 'Laguna Travel' })
  const from = await screen.findByLabelText('From')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'The sea' })
  expect(screen.getByLabelText('From')).toBe(from)
})

const Broken = () => {
  throw new Error('broken')
}

test('loses only the part of the content that throws while rendering', async () => {
  open(async () => ({ ...homeModule, HomeBelow: Broken }))
  await screen.findByRole('heading', { name: 'The sea' })
  screen.getByRole('button', { name: 'Retry' })
  await screen.findByLabelText('From')
})

test("shows the agency's words in the hero if no remote provides content", async () => {
  open(async () => homeModule, { flights })
  await screen.findByRole('heading', { name: 'Laguna Travel' })
  screen.getByText('Your next adventure awaits.')
  await screen.findByLabelText('From')
})

const Lagoon = () => <h1>The lagoon</h1>

describe('content that the server rendered', () => {
  /** Hydrates a rendered page; `release` is the version of the last good release, null if the live one loads. */
  async function openSent(home: () => Promise<unknown>, release: string | null = null) {
    let isThere = false
    const load = async (remote: string) => {
      if (remote !== 'content') return searchForm as never
      const module = await home()
      isThere = true
      return module as Exposes['./home'] as never
    }
    const page = (site: object) => (
      <StorefrontProvider value={{ session, http: createFakeHttp({}), agency: testAgency }}>
        <HeadContext value={{ set: () => {} }}>
          <SiteContext value={{ remotes: { content, flights }, ...site } as never}>
            <RouterProvider router={createMemoryRouter([{ path: '/', Component: HomeScreen }])} />
          </SiteContext>
        </HeadContext>
      </StorefrontProvider>
    )
    const session = createSession({ today: '2026-11-20' })
    const rendered = createRemoteModules(
      async (remote) => (remote === 'content' ? homeModule : searchForm) as never,
    )
    const modules = createRemoteModules(load)
    for (const loaded of [modules, rendered]) await loaded.load('flights', './SearchForm')
    await rendered.load('content', './home')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page({ modules: rendered, fallbackRelease: () => null }))
    const sent = screen.getByRole('heading', { name: 'The sea' })
    const fallbackRelease = () => (isThere && release ? { release: { version: release } } : null)
    await act(async () => {
      render(page({ modules, fallbackRelease, rendered: ['content/home'] }), {
        container,
        hydrate: true,
      })
    })
    return { sent }
  }

  test('keeps its HTML until its code arrives, and is then hydrated', async () => {
    const late = Promise.withResolvers<unknown>()
    const { sent } = await openSent(() => late.promise)
    expect(screen.getByRole('heading', { name: 'The sea' })).toBe(sent)
    late.resolve(homeModule)
    await waitFor(() => expect(Object.keys(sent)).not.toEqual([]))
    expect(screen.getByRole('heading', { name: 'The sea' })).toBe(sent)
    expect(console.error).not.toHaveBeenCalled()
  })

  test("is replaced by the agency's words when its code cannot be loaded", async () => {
    await openSent(() => Promise.reject(new Error('down')))
    await screen.findByRole('heading', { name: 'Laguna Travel' })
    expect(screen.queryByRole('heading', { name: 'The sea' })).toBeNull()
  })

  test('is replaced by the content of a last good release', async () => {
    const { sent } = await openSent(async () => ({ ...homeModule, HomeTop: Lagoon }), '1.0.0')
    await screen.findByRole('heading', { name: 'The lagoon' })
    expect(sent.isConnected).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
  })
})
