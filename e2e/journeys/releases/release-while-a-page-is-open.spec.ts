import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { goWithin } from '../../site/faulty-calls.ts'
import { flightsFound } from '../../site/public-pages.ts'
import { republish } from '../../site/release-copies.ts'

type RequestedFile = { version: string; file: string }

/** Records the files of a remote that a page requests. */
function recordFiles(page: Page, name: string): RequestedFile[] {
  const files: RequestedFile[] = []
  page.on('request', (request) => {
    const found = new RegExp(`/remotes/${name}/([^/]+)/(.+)`).exec(request.url())
    if (found) files.push({ version: found[1] ?? '', file: found[2] ?? '' })
  })
  return files
}

const versionsOf = (files: RequestedFile[]) => [...new Set(files.map(({ version }) => version))]

/** Opens a page and returns the versions of flights that it loads. */
async function versionsOfNewPage(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage()
  const files = recordFiles(page, 'flights')
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
  const files = recordFiles(page, 'flights')
  await visitor.opens(paths.home)

  await actions.promote({ flights: '1.1.0' }, 'flights team')
  const before = files.length
  await goWithin(page, flightsFound)
  await visitor.seesFlights('departure')
  const screens = files.slice(before).filter(({ file }) => file.startsWith('screen-'))
  expect(screens).not.toEqual([])
  expect(versionsOf(files)).toEqual(['1.0.0'])

  expect(await versionsOfNewPage(context)).toEqual(['1.1.0'])
  await actions.rollback('flights', 'flights team')
  expect(await versionsOfNewPage(context)).toEqual(['1.0.0'])
})
