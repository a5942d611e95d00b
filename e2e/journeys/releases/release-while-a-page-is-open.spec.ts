import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { goWithin } from '../../site/faulty-calls.ts'
import { flightsFound } from '../../site/public-pages.ts'
import { liveVersion, republish } from '../../site/release-copies.ts'

/** Records the files of flights that a page requests, each as version and name. */
function recordFiles(page: Page) {
  const files: string[] = []
  page.on('request', (request) => {
    const [, file] = request.url().split('/remotes/flights/')
    if (file) files.push(file)
  })
  return files
}

const versionsOf = (files: string[]) => [...new Set(files.map((file) => file.split('/')[0]))]

/** Opens a page and returns the versions of flights that it loads. */
async function versionsOfNewPage(context: BrowserContext) {
  const page = await context.newPage()
  const files = recordFiles(page)
  await page.goto(paths.home)
  await expect(page.getByRole('button', { name: /^From / })).toBeVisible()
  await page.close()
  return versionsOf(files)
}

test('an open page keeps its version of flights while new pages follow a release and a rollback', async ({
  page,
  context,
  storefront: { releases },
  actions,
  visitor,
}) => {
  for (const version of ['1.0.0', '1.1.0']) await republish(releases, 'flights', version)
  await actions.promote({ flights: '1.0.0' }, 'flights team')
  const files = recordFiles(page)
  await visitor.opens(paths.home)

  await actions.promote({ flights: '1.1.0' }, 'flights team')
  const before = files.length
  await goWithin(page, flightsFound)
  await visitor.seesFlights('departure')
  expect(files.slice(before).join()).toContain('/screen-')
  expect(versionsOf(files)).toEqual(['1.0.0'])

  expect(await versionsOfNewPage(context)).toEqual(['1.1.0'])
  await actions.rollback('flights', 'flights team')
  expect(await versionsOfNewPage(context)).toEqual(['1.0.0'])
})

test('a page whose release was removed shows a fallback and offers to reload', async ({
  page,
  storefront: { releases },
  actions,
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 404/, /ChunkLoadError|Loading chunk/, /could not be shown/, /MIME/)
  const before = await liveVersion(releases, 'content')
  await republish(releases, 'content', '99.9.0')
  await visitor.opens(paths.blog)
  await visitor.sees(visitor.heading('Our Blog'))
  await actions.promote({ content: '99.9.0' }, 'content team')
  const folder = join(releases, 'content', before)
  await rename(folder, `${folder}-away`)

  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await visitor.seesFallback()
  await page.getByRole('button', { name: 'Retry' }).click()
  await visitor.sees(page.getByRole('button', { name: 'Reload' }))
  expect(loads, 'loads without a click').toEqual([])
  await page.getByRole('button', { name: 'Reload' }).click()
  await visitor.sees(visitor.heading('Frequently asked questions'))
  await rename(`${folder}-away`, folder)
})
