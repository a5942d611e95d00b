import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { buildForeignHost } from '../../foreign-host/build.ts'
import { buildViteHost } from '../../foreign-host/build-by-vite.ts'
import { serveForeignHost } from '../../foreign-host/serve.ts'
import { checkAgainstTypes } from '../../foreign-host/types.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { chooseDay } from '../../visitor/search-widget.ts'

test('a site of another company with its own React 18 and 19 shows flights on a page', async ({
  page,
  storefront,
}) => {
  const host = await runHost(storefront.url, buildForeignHost)
  const manifest = `${storefront.url}/remotes/flights/mf-manifest.json`
  await page.goto(`${host.origin}/?${new URLSearchParams({ manifest })}`)
  await searchOneway(page)
  expect(new URL(page.url()).origin).toBe(host.origin)
  // The prices of nearby days may still be in flight.
  await page.close()
  await host.stop()
})

test('a page without React, built by Vite, mounts flights in an element and unmounts them', async ({
  page,
  storefront,
}) => {
  const manifest = `${storefront.url}/remotes/flights/host/mf-manifest.json`
  const host = await runHost(storefront.url, (folder) => buildViteHost(folder, manifest))
  await page.goto(host.origin)
  await searchOneway(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await host.stop()
})

test('the types of a release accept correct calls of a host and refuse wrong calls', async ({
  storefront,
}) => {
  const found = await checkAgainstTypes(
    `${storefront.url}/remotes/flights/mf-manifest.json`,
    `import { loadRemote } from '@module-federation/enhanced/runtime'
import { mount } from 'flights/mount'

declare const agency: Parameters<typeof mount>[1]['agency']
export const unmount: () => void = mount(document.body, { agency, api: '/api/v1' })
const flights = await loadRemote('flights/mount')
flights?.mount(document.body, { agency, api: '/api/v1' })
flights?.mount(document.body, { agency, api: 443 })
`,
  )
  const wrong = "error TS2322: Type 'number' is not assignable to type 'string'."
  expect(found).toContain(`page.ts(8,41): ${wrong}`)
  expect(found.trim().split('\n')).toHaveLength(1)
})

/** Builds a host and serves it. */
async function runHost(storefront: string, build: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'host-'))
  await build(folder)
  const { url, stop } = await serveForeignHost(folder, storefront)
  return {
    origin: url,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function searchOneway(page: Page) {
  await page.getByRole('radio', { name: 'Oneway' }).check()
  await chooseAirport(page, 'From', 'Cancún', 'CUN')
  await chooseAirport(page, 'To', 'Miami', 'MIA')
  await chooseDay(page, 'Departure date', dayFromToday(9))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Flights from Cancún to Miami' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Chooses an airport by its city and code. */
async function chooseAirport(page: Page, field: 'From' | 'To', city: string, code: string) {
  await page.getByRole('button', { name: new RegExp(`^${field} `) }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Location' })
  await dialog.getByPlaceholder('Search Location').fill(city)
  // A click must wait until the matches have replaced the list of all airports.
  await expect(dialog.getByRole('option').filter({ hasNotText: city })).toHaveCount(0)
  await dialog.getByRole('option', { name: new RegExp(`\\b${code}$`) }).click()
  await expect(dialog).toBeHidden()
}
