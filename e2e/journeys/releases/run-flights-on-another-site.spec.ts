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

test('a site of another company with its own React 18 and 19 shows flights on a page and in an element', async ({
  page,
  storefront,
}) => {
  const host = await runHost(storefront.url, buildForeignHost)
  await page.goto(`${host.origin}/?${manifestIn(storefront.url)}`)
  await searchOneway(page)
  expect(new URL(page.url()).origin).toBe(host.origin)
  await page.goto(`${host.origin}/?element&${manifestIn(storefront.url)}`)
  await searchesAndCloses(page)
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
  await searchesAndCloses(page)
  await host.stop()
})

test('the types of a release accept correct calls of a host and refuse wrong calls', async ({
  storefront,
}) => {
  const check = (api: string, folder = '') =>
    checkAgainstTypes(
      `${storefront.url}/remotes/flights/${folder}mf-manifest.json`,
      `import { loadRemote } from '@module-federation/enhanced/runtime'
import { mount } from 'flights/mount'

declare const agency: Parameters<typeof mount>[1]['agency']
export const unmount: () => void = mount(document.body, { agency, api: ${api} })
const flights = await loadRemote('flights/mount')
flights?.mount(document.body, { agency, api: ${api} })
`,
    )
  expect(await check("'/api/v1'")).toBe('')
  expect(await check("'/api/v1'", 'host/')).toBe('')
  const wrong = "error TS2322: Type 'number' is not assignable to type 'string'."
  const output = await check('443')
  expect(output).toContain(`page.ts(5,67): ${wrong}`)
  expect(output).toContain(`page.ts(7,41): ${wrong}`)
})

/** Query that names the manifest of the live flights to a host. */
const manifestIn = (storefront: string) =>
  new URLSearchParams({ manifest: `${storefront}/remotes/flights/mf-manifest.json` })

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

async function searchesAndCloses(page: Page) {
  await searchOneway(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
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
  const airport = dialog.getByRole('option', { name: new RegExp(`\\b${code}$`) })
  await expect(airport).toBeVisible()
  await expect(dialog.getByRole('option').filter({ hasNotText: city })).toHaveCount(0)
  await airport.click()
  await expect(dialog).toBeHidden()
}
