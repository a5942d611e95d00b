import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { releasesIn } from '../../../platform/processes/apps.ts'
import { runProgram } from '../../../platform/processes/run-program.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { buildByRsbuild, buildByVite } from '../../foreign-remote/build.ts'
import { goWithin } from '../../site/faulty-calls.ts'
import { chooseTravellers } from '../../visitor/search-widget.ts'

const address = '/cruises?port=Cozumel'

const withoutServer = { cruises: 'rendered in browsers only' }

/** Builds, publishes and promotes a version of cruises. */
async function releases(version: string, folder: string, build = buildByRsbuild): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'cruises-'))
  await build(dist, version)
  const env = releasesIn(folder)
  expect(await runProgram('platform/releases/tools/release.ts', ['--dist', dist], env)).toBe(0)
  await releaseActions(releasesInFolder(folder)).promote({ cruises: version }, 'cruises team', {
    withoutServer,
  })
  await rm(dist, { recursive: true })
}

test('a remote built from the contract alone, by Rsbuild and then by Vite, shares the session and is updated, rolled back, replaced and retired', async ({
  page,
  storefront,
  actions,
  troubles,
  visitor,
}) => {
  troubles.expect(/cruises: falling back to/, /ERR_FAILED/)
  await releases('1.0.0', storefront.releases)
  // A running site reads the registry every second.
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  await visitor.opens(paths.home)
  await page.getByRole('tab', { name: 'Cruises' }).click()
  await page.getByRole('textbox', { name: 'Port' }).fill('Progreso')
  await page.getByRole('button', { name: 'Find cruises' }).click()
  await visitor.sees(
    visitor.heading('Cruises from Progreso'),
    page.getByText(/Release 1\.0\.0, sold by .+; adults: 1/),
  )
  // An event of flights changes the session that cruises reads.
  await visitor.opens(paths.home)
  await chooseTravellers(page, { adults: 3 })
  expect(await visitor.events()).toContainEqual(
    expect.objectContaining({ name: 'traveller-count-changed', source: 'flights' }),
  )
  await goWithin(page, address)
  await visitor.sees(page.getByText(/adults: 3/))
  const shows = async (version: string) => {
    await visitor.opens(address)
    await visitor.sees(page.getByText(new RegExp(`Release ${version}, sold by .+; adults: 3`)))
  }
  await releases('1.1.0', storefront.releases, buildByVite)
  await shows('1.1.0')
  await actions.rollback('cruises', 'cruises team')
  await shows('1.0.0')
  await actions.promote({ cruises: '1.1.0' }, 'cruises team', { withoutServer })
  await page.route('**/remotes/cruises/1.1.0/**', (route) => route.abort())
  await shows('1.0.0')
  await actions.retire('cruises', 'cruises team')
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  await visitor.opens(paths.home)
  await expect(page.getByRole('tab', { name: 'Cruises' })).toHaveCount(0)
})
