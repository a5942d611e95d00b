import { Link } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runStandalone } from './run-standalone.tsx'

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', '/')
})
afterEach(() => {
  document.body.innerHTML = ''
})

function SearchForm() {
  const { agency } = useStorefront()
  return <Link to="/cruises">{`Search with ${agency.product}`}</Link>
}

test('the home page is the search form, and the routes are there', async () => {
  runStandalone({
    name: 'cruises',
    title: 'Cruises',
    routes: [{ path: 'cruises', Component: () => <h1>All cruises</h1> }],
    SearchForm,
  })
  await screen.findByRole('heading', { level: 1, name: 'Cruises' })
  const link = await screen.findByRole('link', { name: 'Search with Cruises alone' })
  link.click()
  await screen.findByRole('heading', { level: 1, name: 'All cruises' })
})

test('a page without a place to run in is said', () => {
  document.body.innerHTML = ''
  expect(() =>
    runStandalone({ name: 'cruises', title: 'Cruises', routes: [], SearchForm }),
  ).toThrow('#root')
})
