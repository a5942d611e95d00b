import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'

test.use({ site: { env: { CHAOS: 'on' } } })
test.skip(({ isMobile }) => isMobile === true, 'faults know no width')

/** Within this time a remote that cannot be had is a fallback, in ms. */
const boundMs = 6000

/** What a busy machine adds to starting a page. */
const noiseMs = 6000

const remotes = [
  { name: 'content', page: paths.blog, heading: 'Our Blog', other: 'Hotels' },
  {
    name: 'flights',
    page: `${paths.flightResults}?from=CUN&to=MIA&type=Oneway&departureDate=2030-01-08&returnDate=`,
    heading: /Flights from/,
    other: 'Blog',
  },
  { name: 'hotels', page: paths.hotels, heading: 'Find Your Perfect Hotel', other: 'Blog' },
  { name: 'tours', page: paths.tours, heading: 'Explore Our Tours', other: 'Blog' },
  { name: 'packages_mfe', page: paths.packages, heading: 'Explore Our Packages', other: 'Blog' },
]

const faults = ['down', '500', 'garbage', 'throws', 'hang'] as const

for (const { name, page: address, heading, other } of remotes) {
  for (const target of [name, `${name}:exposes`]) {
    for (const fault of faults) {
      // Of a chunk, only what differs from its entry: that it hangs.
      if (target !== name && fault !== 'hang') continue
      test(`${target} ${fault}: a fallback in time, the rest works, Retry heals`, async ({
        page,
        context,
        storefront,
        troubles,
      }) => {
        troubles.expect(/.*/)
        await context.addCookies([
          { name: 'chaos', value: `${target}=${fault}`, url: storefront.url },
        ])
        // A hint that hangs keeps the browser's own load event back, not the page.
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        const fallback = page.getByRole('main').getByRole('alert')
        await expect(fallback).toContainText('not available right now', {
          timeout: boundMs + noiseMs,
        })
        const links = page.getByRole('navigation', { name: 'Main' })
        await links.getByRole('link', { name: other, exact: true }).click()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.goBack({ waitUntil: 'commit' })
        await expect(fallback).toContainText('not available right now', {
          timeout: boundMs + noiseMs,
        })

        await context.clearCookies({ name: 'chaos' })
        await fallback.getByRole('button', { name: 'Retry' }).click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      })
    }
  }
}
