import type { Exposes } from '@storefront/contract'
import { liveRemote } from '@storefront/federation/testing'
import { createFakeHttp } from '@storefront/http/testing'
import { HeadContext, RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import { createSession, StorefrontProvider } from '@storefront/session'
import { renderPage, testAgency } from '@storefront/testing'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
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

function open(home: () => Promise<unknown>) {
  const modules = createRemoteModules(async (remote) => {
    const module = remote === 'content' ? await home() : searchForm
    return module as Exposes['./home'] as never
  })
  const site = { remotes: { flights, content }, modules, fallbackRelease: () => null } as never
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

const Lagoon = () => <h1>The lagoon</h1>

test('content that the server rendered keeps its HTML until a last good release replaces it', async () => {
  const late = Promise.withResolvers<unknown>()
  let isReplaced = false
  const modules = createRemoteModules(async (remote) => {
    if (remote !== 'content') return searchForm as never
    const module = await late.promise
    isReplaced = true
    return module as never
  })
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
  for (const loaded of [modules, rendered]) await loaded.load('flights', './SearchForm')
  await rendered.load('content', './home')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page({ modules: rendered, fallbackRelease: () => null }))
  const sent = screen.getByRole('heading', { name: 'The sea' })
  const fallbackRelease = () => (isReplaced ? { release: { version: '1.0.0' } } : null)
  const hydrated = page({ modules, fallbackRelease, rendered: ['content/home'] })
  await act(async () => void render(hydrated, { container, hydrate: true }))
  expect(screen.getByRole('heading', { name: 'The sea' })).toBe(sent)
  late.resolve({ ...homeModule, HomeTop: Lagoon })
  await screen.findByRole('heading', { name: 'The lagoon' })
  expect(sent.isConnected).toBe(false)
  expect(console.error).not.toHaveBeenCalled()
})
