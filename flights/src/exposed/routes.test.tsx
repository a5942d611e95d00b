import { renderOnServer } from '@storefront/testing/server'
import { expect, test } from 'vitest'
import { provider } from '../testing/wire.ts'
import { routes } from './routes.tsx'

test('renders the page of a failed payment at its correct spelling, too', async () => {
  const { html } = await renderOnServer(routes, '/flights/error')
  expect(html).toContain('>Payment was not completed</h1>')
})

test('renders results while the lookup of airport names hangs', async () => {
  const hanging = { ...provider, 'GET /airports/search': () => new Promise(() => {}) }
  const results = '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&type=Oneway&adults=2'
  const { html } = await renderOnServer(routes, results, hanging)
  expect(html).toContain('$240.00')
})
