import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { goWithin } from '../../site/faulty-calls.ts'
import { flightsFound } from '../../site/public-pages.ts'
import { releaseAgain } from '../../site/release-copies.ts'

type AskedFile = { version: string; file: string }

/** Files of a remote that a page asks for, as it does. */
function filesAsked(page: Page, name: string): AskedFile[] {
  const asked: AskedFile[] = []
  page.on('request', (request) => {
    const found = new RegExp(`/remotes/${name}/([^/]+)/(.+)`).exec(request.url())
    if (found) asked.push({ version: found[1] ?? '', file: found[2] ?? '' })
  })
  return asked
}

const versionsOf = (asked: AskedFile[]) => [...new Set(asked.map(({ version }) => version))]

/** The versions of flights that a page opened now is made of. */
async function versionsOfNewPage(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage()
  const asked = filesAsked(page, 'flights')
  await page.goto(paths.home)
  await expect(page.getByRole('button', { name: /^From / })).toBeVisible()
  await page.close()
  return versionsOf(asked)
}

test('an open page keeps its version of flights through a release and a rollback; new pages follow', async ({
  page,
  context,
  storefront,
  visitor,
}) => {
  const { releases } = storefront
  const actions = releaseActions(releasesInFolder(releases))
  for (const version of ['1.0.0', '1.1.0']) await releaseAgain(releases, 'flights', version)
  await actions.promote({ flights: '1.0.0' }, 'flights team')
  const asked = filesAsked(page, 'flights')
  await visitor.opens(paths.home)

  await actions.promote({ flights: '1.1.0' }, 'flights team')
  const before = asked.length
  await goWithin(page, flightsFound)
  await visitor.seesFlights('departure')
  const later = asked.slice(before).map(({ file }) => file)
  expect(
    later.some((file) => file.startsWith('screen-')),
    'a screen loaded lazily',
  ).toBe(true)
  expect(versionsOf(asked)).toEqual(['1.0.0'])

  expect(await versionsOfNewPage(context)).toEqual(['1.1.0'])
  await actions.rollback('flights', 'flights team')
  expect(await versionsOfNewPage(context)).toEqual(['1.0.0'])
})
