import { readFileSync } from 'node:fs'
import { renderOnServer } from '@storefront/booking/testing/server'
import type { ScreenHandle } from '@storefront/router'
import { expect, test } from 'vitest'
import { provider } from '../testing/wire.ts'
import { routes } from './routes.tsx'

const htmlOf = async (address: string, answers = provider) =>
  (await renderOnServer(routes, address, answers)).html

const results =
  '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&returnDate=&type=Oneway&adults=2'

test('every screen has a chunk with its name, so that the server can preload it', () => {
  const ofBooking = '../../../shared/booking/src/booking-routes.tsx'
  const source = ['./routes.tsx', ofBooking]
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join()
  for (const { path, handle } of routes) {
    const { screen } = handle as ScreenHandle
    expect(source, path).toContain(`webpackChunkName: "screen-${screen}"`)
  }
})

test.each([
  ['/flights/results', 'Flights'],
  ['/flights/summary', 'Flight Summary'],
  ['/flights/success?booking=BK-1', 'Thank you for your booking'],
  ['/flighs/error', 'Payment was not completed'],
  ['/flights/error', 'Payment was not completed'],
])('renders %s on the server with its heading', async (address, heading) => {
  expect(await htmlOf(address)).toContain(`>${heading}</h1>`)
})

test('renders results on the server with flights and the search in the form', async () => {
  const html = await htmlOf(results)
  expect(html).toMatch(/Flights from (CUN|Cancún) to (MIA|Miami)/)
  expect(html).toContain('$240.00')
  expect(html).toContain('Cancún (CUN)')
  expect(html).toContain('2 Adults, Economy')
})

test('renders results while the lookup of airport names hangs', async () => {
  const hanging = { ...provider, 'GET /airports/search': () => new Promise(() => {}) }
  expect(await htmlOf(results, hanging)).toContain('$240.00')
})
