import type { Page } from '@playwright/test'
import { detailPaths, paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { goWithin } from '../../site/faulty-calls.ts'
import { startLyingProvider } from '../../site/lying-provider.ts'
import { flightsFound } from '../../site/public-pages.ts'
import { Visitor } from '../../visitor/visitor.ts'
// Each of them runs where text is taken for HTML; the page's policy reports it even where it is blocked.
import attacks from './attacks.json' with { type: 'json' }

const addresses = async (origin: string) => {
  const slugOf = async (list: string) => {
    const { data } = (await (await fetch(`${origin}/api/v1${list}`)).json()) as {
      data: { slug: string }[]
    }
    return data[0]?.slug ?? ''
  }
  return [
    paths.home,
    flightsFound,
    paths.blog,
    detailPaths.article(await slugOf('/articles')),
    paths.hotels,
    `${detailPaths.hotel(await slugOf('/hotels'))}?guests=2,0,1`,
    paths.tours,
    detailPaths.tour(await slugOf('/tours')),
    paths.packages,
    detailPaths.package(await slugOf('/packages')),
    paths.contact,
  ]
}

/** Expects no trace of an attack: nothing executed, no active element in the page. */
async function expectHarmless(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
  expect(await page.evaluate(() => 'executed' in window), address).toBe(false)
  const live = page.locator(
    '#root :is(script, iframe, object, embed, base, meta, style, [formaction], [onclick], [onerror], [onload], [ontoggle], [onmouseover], a[href^="javascript:"])',
  )
  await expect(live, address).toHaveCount(0)
}

test('attacks in the texts of answers never execute, rendered by server or browser', async ({
  storefront,
  browser,
  troubles,
  ownSite,
}) => {
  test.setTimeout(180_000)
  const provider = await startLyingProvider(storefront.url)
  provider.poisons(attacks.join(' '))
  const site = await ownSite({ env: { PROVIDER_URL: provider.url } })
  const visited = await addresses(storefront.url)

  // Rendered by the server: whatever the page's policy reports is an attack that arrived.
  const first = await browser.newContext()
  troubles.watch(first)
  const reader = new Visitor(await first.newPage())
  for (const address of visited) {
    await reader.opens(`${site.url}${address}`)
    await expectHarmless(reader.page, address)
  }
  // Rendered by the browser: its sanitiser takes the attacks apart in documents that nothing runs in, which reports too.
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
