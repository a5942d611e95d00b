import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { expectSandbox, journeysAtAddress, leftOutFor } from './journeys-at-address.ts'

test.each([
  [`import { expect, releaseTest as test } from '../fixtures.ts'`, 'reads or changes the releases'],
  [`test('x', async ({ page, ownSite }) => {})`, 'needs a site with other settings'],
  [`test.use({\n  site: { env: {} },\n})`, 'needs a site with other settings'],
  [`const provider = await startProvider()`, 'starts servers'],
  [`test('x', async ({ storefront }) => storefront.stop())`, 'needs the processes of its site'],
  [`await visitor.goesToPay()`, 'books (--book)'],
])('leaves out a journey with %s', (source, reason) => {
  expect(leftOutFor(source, false)).toContain(reason)
})

test('runs journeys that need only a browser, and bookings if asked', () => {
  const plain = `import { paths } from '@storefront/contract'\nwindow.__storefront__.events()`
  expect(leftOutFor(plain, false)).toBeNull()
  expect(leftOutFor(`${plain}\nawait visitor.goesToPay()`, true)).toBeNull()
  const runs = journeysAtAddress(true).filter(({ reason }) => reason === null)
  expect(runs.map(({ file }) => file)).toContain('book-a-trip-by-card.spec.ts')
  expect(runs.length).toBeGreaterThan(15)
})

test('books nothing on a site whose payment page is elsewhere', async () => {
  let text = '<h1>No such payment</h1>'
  const server = createServer((_, response) => response.writeHead(404).end(text))
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  await expectSandbox(site)
  text = '<h1>Page not found</h1>'
  await expect(expectSandbox(site)).rejects.toThrow('has no sandbox for payments')
})
