import { renderOnServer } from '@storefront/testing/server'
import { expect, test } from 'vitest'
import { provider } from '../testing/wire.ts'
import { routes } from './routes.tsx'

const htmlOf = async (address: string, answers = provider) =>
  (await renderOnServer(routes, address, answers)).html

const results =
  '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&returnDate=&type=Oneway&adults=2'

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
  for (const field of [
    'Cancún (CUN)',
    '<input type="hidden" name="from" value="CUN"/>',
    '<input type="hidden" name="departureDate" value="2026-11-24"/>',
    '2 Adults, Economy',
  ]) {
    expect(html).toContain(field)
  }
})

test('renders fields that open the location modal before scripts run', async () => {
  const html = await htmlOf('/flights/results')
  const [, modal] = /command="show-modal" commandfor="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<dialog id="${modal}"`)
  expect(html).toContain('placeholder="Search Location"')
  expect(html).toContain(`command="close" commandfor="${modal}"`)
})

test('renders results while the lookup of airport names hangs', async () => {
  const hanging = { ...provider, 'GET /airports/search': () => new Promise(() => {}) }
  expect(await htmlOf(results, hanging)).toContain('$240.00')
})
