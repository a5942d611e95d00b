import type { MountModule } from '@storefront/contract'
import { Link } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createMount } from './create-mount.tsx'
import { runStandalone } from './run-standalone.ts'

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', '/')
})

function SearchForm() {
  const { agency } = useStorefront()
  return <Link to="/cruises">{`Search with ${agency.product}`}</Link>
}

const createdMount = createMount({
  name: 'cruises',
  title: 'Cruises',
  routes: [{ path: 'cruises', Component: () => <h1>All cruises</h1> }],
  SearchForm,
})

/** Mounts until the test ends. */
const mount: MountModule['mount'] = (...to) => {
  const unmount = createdMount(...to)
  onTestFinished(unmount)
  return unmount
}

const agency = {
  product: 'Somebody Else',
  phone: '',
  whatsapp: '',
  email: '',
  social: {},
  paymentHosts: [],
  mapHosts: [],
  idempotencyKeys: true,
}

function element(): Element {
  return document.body.appendChild(document.createElement('div'))
}

test('runs the search form as home page, beside the routes of the remote', async () => {
  runStandalone(mount, 'Cruises')
  await screen.findByRole('heading', { level: 1, name: 'Cruises' })
  const link = await screen.findByRole('link', { name: 'Search with Cruises alone' })
  link.click()
  await screen.findByRole('heading', { level: 1, name: 'All cruises' })
})

test('mounts under a base path', async () => {
  history.replaceState(null, '', '/travel')
  mount(element(), { agency, api: '/api/v1', basename: '/travel' })
  const link = await screen.findByRole('link', { name: 'Search with Somebody Else' })
  link.click()
  await screen.findByRole('heading', { level: 1, name: 'All cruises' })
  expect(location.pathname).toBe('/travel/cruises')
})

test('unmounts without leftover listeners', async () => {
  const unmount = mount(element(), { agency, api: '/api/v1' })
  const view = window.__storefront__
  await waitFor(() => expect(view?.listeners()).toBeGreaterThan(0))
  unmount()
  expect(document.body.textContent).toBe('')
  expect(view?.listeners()).toBe(0)
})

test('throws on a page without #root', () => {
  document.body.innerHTML = ''
  expect(() => runStandalone(mount, 'Cruises')).toThrow('#root')
})
