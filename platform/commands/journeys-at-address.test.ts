import { expect, onTestFinished, test, vi } from 'vitest'
import { expectSandbox, journeysAtAddress, leftOutFor } from './journeys-at-address.ts'

test.each([
  [`import { expect, releaseTest as test } from '../fixtures.ts'`, 'reads or changes the releases'],
  [`test('x', async ({ page, ownSite }) => {})`, 'needs a site with other settings'],
  [`const provider = await startProvider()`, 'starts servers'],
  [`test('x', async ({ storefront }) => storefront.stop())`, 'needs the processes of its site'],
  [`await visitor.goesToPay()`, 'books (--book)'],
])('leaves out a journey with %s', (source, reason) => {
  expect(leftOutFor(source, false)).toContain(reason)
})

test('runs journeys that need only a browser, and bookings if asked', () => {
  expect(leftOutFor('window.__storefront__.events()', false)).toBeNull()
  const runs = journeysAtAddress(true).filter(({ reason }) => reason === null)
  expect(runs.map(({ file }) => file)).toContain('book-a-trip-by-card.spec.ts')
})

test('books nothing on a site whose payment page is elsewhere', async () => {
  let text = '<h1>No such payment</h1>'
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(text))
  onTestFinished(() => fetched.mockRestore())
  const site = 'https://shop.example'
  await expectSandbox(site)
  text = '<h1>Page not found</h1>'
  await expect(expectSandbox(site)).rejects.toThrow('has no sandbox for payments')
})
