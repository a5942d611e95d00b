import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../../fixtures.ts'
import { buildForeignHost, type HostReacts } from '../../foreign-host/build.ts'
import { serveForeignHost } from '../../foreign-host/serve.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { chooseAirport, chooseDay } from '../../visitor/search-widget.ts'

test.skip(({ isMobile }) => isMobile === true, 'federation knows no width')

for (const reacts of ['React 19', 'React 18 and 19'] satisfies HostReacts[]) {
  test(`a site of somebody else, with ${reacts} of its own, shows flights' search and searches`, async ({
    page,
    storefront,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'host-'))
    await buildForeignHost(folder, reacts)
    const host = await serveForeignHost(folder, storefront.url)
    const manifest = `${storefront.url}/remotes/flights/mf-manifest.json`
    await page.goto(`${host.url}/?manifest=${encodeURIComponent(manifest)}`)

    await page.getByRole('radio', { name: 'Oneway' }).check()
    await chooseAirport(page, 'From', 'Cancún', 'CUN')
    await chooseAirport(page, 'To', 'Miami', 'MIA')
    await chooseDay(page, 'Departure date', dayFromToday(9))
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Flights from CUN to MIA' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(new URL(page.url()).origin).toBe(host.url)

    await host.stop()
    await rm(folder, { recursive: true })
  })
}
