import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { dayFromToday } from '../visitor/days.ts'

const _greeting =
  "Hello! I'm interested in one of your travel packages and would like more information."

/** The header's links in their order (product 1.3), and the paths they need. */
const headerLinks: [label: string, needs: string][] = [
  ['Home', paths.home],
  ['Flights', paths.flightResults],
  ['Hotels', paths.hotels],
  ['Tours', paths.tours],
  ['Blog', paths.blog],
  ['Contact Us', paths.contact],
  ['Packages', paths.packages],
  ['Offers', paths.packages],
  ['Sign In', paths.account],
]

test('the header has its links in order, and every one leads to a page', {
  tag: '@phone',
}, async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  const links = (await visitor.mainLinks()).getByRole('link')
  const expected = headerLinks.filter(([, needs]) => isLive(needs)).map(([label]) => label)
  await expect(links).toHaveText(expected)
  for (const label of expected) {
    const link = (await visitor.mainLinks()).getByRole('link', { name: label, exact: true })
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visitor.heading('Page not found')).toHaveCount(0)
  }
})

test('the header link Flights opens and focuses the Flights tab', async ({ page, visitor }) => {
  test.skip(!isLive(paths.flightResults), 'flights are not live')
  await visitor.opens(paths.faq)
  await (await visitor.mainLinks()).getByRole('link', { name: 'Flights' }).click()
  const tab = page.getByRole('tab', { name: 'Flights' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeFocused()
})

test('hours, place, e-mail and social links stand above the header, which follows the scroll, and in the footer', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  await visitor.mainLinks()
  const header = page.getByRole('banner')
  const email = header.getByRole('link', { name: 'sales@marea.example' }).filter({ visible: true })
  await visitor.sees(
    header.getByText('Mon-Sat 9am to 6pm').filter({ visible: true }),
    header.getByText('Cancún, Quintana Roo, México').filter({ visible: true }),
    email,
    ...['Facebook', 'X', 'Instagram', 'WhatsApp'].map((name) =>
      header.getByRole('link', { name, exact: true }).filter({ visible: true }),
    ),
  )
  await expect(email).toHaveAttribute('href', 'mailto:sales@marea.example')

  // Past 50 px the header takes its scrolled style, and loses it at the top.
  const look = () =>
    header.evaluate((element) => {
      const { boxShadow, backgroundColor, height } = getComputedStyle(element)
      return [element.getAttribute('data-scrolled'), boxShadow, backgroundColor, height].join(' ')
    })
  const atTop = await look()
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect.poll(look).toBe(atTop)
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect.poll(look).not.toBe(atTop)
  await expect(header).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(look).toBe(atTop)

  // The footer has its columns, social links and the current year.
  const footer = page.getByRole('contentinfo')
  for (const column of ['Travel', 'Support', 'Contact']) {
    await visitor.sees(footer.getByRole('heading', { name: column, exact: true }))
  }
  for (const place of ['Facebook', 'X', 'Instagram', 'WhatsApp']) {
    const link = footer.getByRole('link', { name: new RegExp(`\\b${place}\\b`) }).first()
    await expect(link).toHaveAttribute('href', /^https:/)
  }
  await expect(footer).toContainText(`© ${dayFromToday(0).slice(0, 4)}`)
})
