import { renderPage } from '@storefront/booking/testing'
import type { Exposes } from '@storefront/contract'
import { prepareDocument } from '@storefront/ui/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRemoteModules } from '../remotes/remote-modules.ts'
import { SiteProvider } from '../remotes/SiteContext.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const flights = {
  name: 'flights',
  mounts: ['flights'],
  tab: { id: 'flights', label: 'Flights', position: 1 },
  exposes: { './SearchForm': 'form.js' },
}
const content = { name: 'content', mounts: ['blog'], exposes: { './home': 'home.js' } }

const searchForm = { SearchForm: () => <input aria-label="From" /> }
const homeModule = {
  homeLoader: () => null,
  HomeTop: () => <h1>The sea</h1>,
  HomeBelow: () => <h2>Destinations</h2>,
}

beforeEach(() => {
  prepareDocument()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(home: () => Promise<unknown>, releases: unknown[] = [flights, content]) {
  const modules = createRemoteModules(async (remote) => {
    const module = remote === 'content' ? await home() : searchForm
    return module as Exposes['./home'] as never
  })
  const remotes = Object.fromEntries(
    releases.map((release) => [(release as { name: string }).name, { release }]),
  )
  const site = { remotes, modules } as never
  const Component = () => (
    <SiteProvider value={site}>
      <HomeScreen />
    </SiteProvider>
  )
  return renderPage({ routes: [{ path: '/', Component }], at: '/' })
}

test('content that comes late leaves the search widget as it is: its place, its focus, what was typed', async () => {
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

test("content that cannot be loaded leaves the agency's words and the search, and Retry heals it", async () => {
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

test('content that breaks while rendering takes only its own part', async () => {
  const HomeBelow = () => {
    throw new Error('broken')
  }
  open(async () => ({ ...homeModule, HomeBelow }))
  await screen.findByRole('heading', { name: 'The sea' })
  screen.getByRole('button', { name: 'Retry' })
  await screen.findByLabelText('From')
})

test("without a remote for content the agency's words stand in the hero", async () => {
  open(async () => homeModule, [flights])
  await screen.findByRole('heading', { name: 'Laguna Travel' })
  screen.getByText('Your next adventure awaits.')
  await screen.findByLabelText('From')
})
