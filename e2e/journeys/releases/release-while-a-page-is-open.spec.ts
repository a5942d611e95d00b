import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { expect, test } from '../../fixtures.ts'
import { liveVersion, releaseAgain, shellFolder } from '../../site/release-copies.ts'
import { dayFromToday } from '../../visitor/days.ts'

test.use({ site: { ownReleases: true } })
test.describe.configure({ mode: 'serial' })

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

test('flights 1.1.0 is released while a page is open on 1.0.0: it goes on, new pages get 1.1.0, going back needs no build', async ({
  page,
  context,
  storefront,
  visitor,
}) => {
  const { releases } = storefront
  const actions = releaseActions(releasesInFolder(releases))
  for (const version of ['1.0.0', '1.1.0']) await releaseAgain(releases, 'flights', version)
  await actions.promote({ flights: '1.0.0' }, 'flights team')
  const shellBefore = await filesBelow(await shellFolder(releases))
  const asked = filesAsked(page, 'flights')
  await visitor.opens(paths.home)

  await actions.promote({ flights: '1.1.0' }, 'flights team')
  const before = asked.length
  await visitor.searchesFlights({
    from: ['Mexico City', 'MEX'],
    to: ['Cancún', 'CUN'],
    departs: dayFromToday(10),
  })
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
  expect(await filesBelow(await shellFolder(releases))).toEqual(shellBefore)
  console.log(
    'B6 · released and rolled back under an open page: 0 reloads, its own version to the end',
  )
})

test('a release that does not fit what is live is refused with its reason', async ({
  storefront,
}) => {
  const { releases } = storefront
  const actions = releaseActions(releasesInFolder(releases))
  const before = await liveVersion(releases, 'content')
  await releaseAgain(releases, 'content', '99.1.0', (release) => ({
    ...release,
    ...(release.builtOn
      ? { builtOn: { ...release.builtOn, shared: { ...release.builtOn.shared, react: '^18.3.0' } } }
      : {}),
  }))
  const refusal = actions.promote({ content: '99.1.0' }, 'content team')
  await expect(refusal).rejects.toThrow('content 99.1.0 needs react ^18.3.0, but the shell shares')
  expect(await liveVersion(releases, 'content')).toBe(before)
})

/** Every file below a folder with its bytes. */
async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const pairs = await Promise.all(
    paths.map(async (path) => [path, await readFile(path, 'base64')] as const),
  )
  expect(pairs.length).toBeGreaterThan(3)
  return Object.fromEntries(pairs)
}
