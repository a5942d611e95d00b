import { Link } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMount } from './create-mount.tsx'

function SearchForm() {
  const { agency } = useStorefront()
  return <Link to="/cruises">{`Search with ${agency.product}`}</Link>
}

const mount = createMount({
  name: 'cruises',
  title: 'Cruises',
  routes: [{ path: 'cruises', Component: () => <h1>All cruises</h1> }],
  SearchForm,
})

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

test('mounts under a base path, and unmounts without leftover listeners', async () => {
  history.replaceState(null, '', '/travel')
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = mount(element, { agency, api: '/api/v1', basename: '/travel' })
  const link = await screen.findByRole('link', { name: 'Search with Somebody Else' })
  link.click()
  await screen.findByRole('heading', { level: 1, name: 'All cruises' })
  expect(location.pathname).toBe('/travel/cruises')
  const view = window.__storefront__
  expect(view?.listeners()).toBeGreaterThan(0)
  unmount()
  expect(document.body.textContent).toBe('')
  expect(view?.listeners()).toBe(0)
})
