import { paths } from '@storefront/contract'
import { releasesInFolder } from '@storefront/release-tools'
import { releaseFolder } from '@storefront/releases'
import { releasesRoot, root } from '../../platform/processes/apps.ts'
import { sitemapOf } from '../../platform/releases/tools/smoke-test/on-a-server.ts'
import { pagesOf } from '../../platform/releases/tools/smoke-test/pages.ts'
import { expect, test } from '../fixtures.ts'
import { flightsFound, roundTripFound } from '../site/public-pages.ts'
import { lucia } from '../visitor/people.ts'
import { products } from '../visitor/products.ts'
import type { Visitor } from '../visitor/visitor.ts'

const { remotes, releases } = await releasesInFolder(releasesRoot).registry.read()
const live = Object.entries(remotes).flatMap(
  ([name, { live }]) => releases[releaseFolder(name, live)] ?? [],
)
const samples = (sitemap: string[]) => pagesOf(live, sitemap, new Date())

/** Other states, each with its address and the names of the controls to press there. */
const states: Record<string, [address: string, ...press: string[]]> = {
  'home menu': [paths.home, 'Menu'],
  'home airports': [paths.home, 'From '],
  'home days': [paths.home, 'Departure date '],
  'home travellers': [paths.home, 'Travellers'],
  'home without airports': [paths.home, 'Search'],
  'hotels none': [`${paths.hotels}?destination=Nowhere`],
  'tours none': [`${paths.tours}?destination=Nowhere`],
  'packages none': [`${paths.packages}?destination=Nowhere`],
  'flights none': [flightsFound.replace('MIA', 'XXX')],
  'flights way back': [roundTripFound, 'Select '],
  'no page': ['/none'],
  'no article': ['/blog/none'],
  'no hotel': ['/hotels/none'],
  'no tour': ['/tours/none'],
  'contact unfilled': [paths.contact, 'Send'],
}

/** Steps of a booking, from its summary on. */
const steps: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  unfilled: ({ page }) => page.getByRole('button', { name: 'Confirm & Pay with Card' }).click(),
  asked: (visitor) => visitor.booksByWhatsApp(),
  paying: (visitor) => visitor.goesToPay(),
  declined: async (visitor) => {
    await visitor.goesToPay()
    await visitor.declines()
  },
  paid: async (visitor) => {
    await visitor.goesToPay()
    await visitor.pays()
  },
}

async function presses({ page }: Visitor, names: string[]) {
  for (const name of names) {
    const button = page.getByRole('button', { name, disabled: false })
    const control = button.or(page.getByRole('link', { name }))
    await control.filter({ visible: true }).first().click()
  }
}

test.afterEach('takes a picture', async ({ page }, { project, title, status }) => {
  if (status === 'skipped') return
  // Images below the window load lazily.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForTimeout(500)
  await page.screenshot({
    path: `${root}/.cache/gallery/screens/${project.name}/${title}.png`,
    fullPage: true,
  })
})

for (const { screen } of samples([])) {
  test(screen, async ({ visitor, storefront }) => {
    const sample = samples(await sitemapOf(storefront.url)).find((one) => one.screen === screen)
    await visitor.opens(sample?.from?.address ?? sample?.address ?? '')
    await presses(visitor, sample?.from?.press ?? [])
  })
}

for (const [state, [address, ...press]] of Object.entries(states)) {
  test(state, async ({ visitor, troubles, viewport }) => {
    test.skip(press.includes('Menu') && (viewport?.width ?? 0) > 991, 'The links stand there.')
    troubles.expect(/status of 404/)
    await visitor.opens(address)
    await presses(visitor, press)
  })
}

for (const { name, label, arrives } of products) {
  for (const [step, takes] of Object.entries(steps)) {
    test(`${name} ${step}`, async ({ visitor }) => {
      await arrives(visitor)
      if (step !== 'unfilled') await visitor.fillsInTravellers(label, [lucia])
      await takes(visitor)
    })
  }
}

for (const [what, calls] of [
  ['down', '**/remotes/**'],
  ['failing', '**/api/v1/**'],
] as const) {
  for (const link of ['Hotels', 'Tours', 'Packages', 'Blog']) {
    test(`${link} ${what}`, async ({ page, visitor, troubles }) => {
      troubles.expect(/./)
      await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }))
      await visitor.opens(paths.home)
      await visitor.follows(link)
      const main = page.getByRole('main')
      await expect(
        main
          .getByRole('alert')
          .or(main.getByRole('button', { name: 'Retry' }))
          .first(),
      ).toBeVisible()
    })
  }
}
