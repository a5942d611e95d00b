import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { goWithin } from '../../site/faulty-calls.ts'
import { startFaultyProvider } from '../../site/faulty-provider.ts'
import { flightsFound, oneOfEach } from '../../site/public-pages.ts'
import { Visitor } from '../../visitor/visitor.ts'
// Each attack runs where text is inserted as HTML. The page's policy reports even the attacks that it blocks.
import attacks from './attacks.json' with { type: 'json' }

/** Expects that nothing was executed and that the page has no active element. */
async function expectHarmless(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  await expect(page.getByRole('main').getByText(/^(Loading|Searching \w).*…$/)).toHaveCount(0)
  expect(await page.evaluate(() => 'executed' in window), address).toBe(false)
  const live = page.locator(
    '#root :is(script, iframe, object, embed, base, meta, style, [formaction], [onclick], [onerror], [onload], [ontoggle], [onmouseover], a[href^="javascript:"])',
  )
  await expect(live, address).toHaveCount(0)
}

test('attacks in the texts of responses never execute, whether server or browser renders them', async ({
  page: { request },
  storefront,
  browser,
  troubles,
  ownSite,
}) => {
  test.setTimeout(180_000)
  // A picture's relative address starts at the site's root, where there is no `x`.
  troubles.expect(/status of 404 .*\/x\)/)
  const provider = await startFaultyProvider(storefront.url)
  provider.poisons(attacks.join(' '))
  const site = await ownSite({ env: { PROVIDER_URL: provider.url } })
  const records = Object.values(await oneOfEach(request)).map((path) => `${path}?guests=2,0,1`)
  const lists = [paths.blog, paths.hotels, paths.tours, paths.packages]
  const visited = [paths.home, flightsFound, ...lists, ...records, paths.contact]

  // Rendered by the server: any report of the page's policy fails the journey.
  const first = await browser.newContext()
  troubles.watch(first)
  const reader = new Visitor(await first.newPage())
  for (const address of visited) {
    await reader.opens(`${site.url}${address}`)
    await expectHarmless(reader.page, address)
  }
  // Rendered by the browser, whose sanitiser parses the attacks in inert documents. The policy reports those attacks
  // too, so reports are not watched.
  const second = await browser.newContext()
  const guest = new Visitor(await second.newPage())
  await guest.opens(`${site.url}${paths.faq}`)
  for (const address of visited) {
    await goWithin(guest.page, address)
    await expect(guest.page).toHaveURL(`${site.url}${address}`)
    await expectHarmless(guest.page, address)
  }
  const html = await (await fetch(`${site.url}${paths.hotels}`)).text()
  expect(html, 'the attacks did arrive').toContain('&lt;img src=x onerror')

  await first.close()
  await second.close()
  await provider.stop()
})
