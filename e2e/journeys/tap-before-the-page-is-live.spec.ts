import type { Page } from '@playwright/test'
import { homeWithTab, paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { dayFromToday } from '../visitor/days.ts'
import { hotelCards } from '../visitor/hotels.ts'
import { Visitor } from '../visitor/visitor.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const hotel = '/hotels/lumbre-cancun'

/** Opens a page whose script does not come before it is released. */
async function opensWithoutScript(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/shell\.[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await new Visitor(page).sitsDown()
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const trip = (page: Page, name: string) => page.getByRole('radio', { name })
const destination = (page: Page) => page.getByRole('combobox', { name: 'Destination' })

type Tap = {
  what: string
  address: string
  act: (page: Page) => Promise<unknown>
  effect: (page: Page) => Promise<unknown>
}

/** Opens a dialog of the flights form. */
const picker = (name: string, dialog: string): Tap => ({
  what: name,
  address: paths.home,
  act: (page) => button(page, new RegExp(`^${name} `)).tap(),
  effect: (page) => expect(page.getByRole('dialog', { name: dialog })).toBeVisible(),
})

const taps: Tap[] = [
  picker('From', 'Select Location'),
  picker('Departure date', 'Departure date'),
  picker('Travellers', 'Select Travellers'),
  {
    what: 'Round Trip',
    address: paths.home,
    act: (page) => trip(page, 'Round Trip').tap({ force: true }),
    effect: async (page) => {
      await expect(button(page, /^Return date/)).toBeVisible()
      await expect(trip(page, 'Round Trip')).toBeChecked()
      const changes = (await new Visitor(page).events()).filter(
        ({ name }) => name === 'flight-search-changed',
      )
      expect(changes).toHaveLength(1)
    },
  },
  {
    what: 'the menu',
    address: paths.home,
    act: (page) => button(page, 'Menu').tap(),
    effect: (page) => expect(menu(page)).toBeVisible(),
  },
  {
    what: 'the tab Hotels',
    address: paths.home,
    act: (page) => page.getByRole('tab', { name: 'Hotels' }).tap(),
    effect: async (page) => {
      await expect(page).toHaveURL(homeWithTab('hotels'))
      await expect(destination(page)).toBeVisible()
    },
  },
  {
    what: 'Pause slides',
    address: paths.home,
    act: (page) => button(page, 'Pause slides').tap(),
    effect: (page) => expect(button(page, 'Play slides')).toBeVisible(),
  },
  {
    what: 'a destination that is typed',
    address: homeWithTab('hotels'),
    act: (page) => destination(page).pressSequentially('Tulum'),
    effect: async (page) => {
      await expect(destination(page)).toHaveValue('Tulum')
      await button(page, 'Search').tap()
      await expect(page).toHaveURL(/\/hotels\?.*destination=Tulum/)
    },
  },
  {
    what: 'Search',
    address: paths.home,
    act: (page) => page.getByRole('button', { name: 'Search', exact: true }).tap(),
    effect: (page) => expect(page).toHaveURL(/\/flights\/results\?type=/),
  },
  {
    what: 'Edit of a search',
    address: `${paths.hotels}?destination=Tulum`,
    act: (page) => button(page, 'Edit').tap(),
    effect: (page) => expect(destination(page)).toBeFocused(),
  },
  {
    what: 'Filters of a list',
    address: paths.hotels,
    act: (page) => button(page, 'Filters').tap(),
    effect: (page) => expect(page.getByRole('group', { name: 'Filters' })).toBeFocused(),
  },
  {
    what: 'an order of a list',
    address: paths.hotels,
    act: (page) => page.getByLabel('Sort by').selectOption('Price, lowest first'),
    effect: (page) => expect(page).toHaveURL(/sort=price/),
  },
  {
    what: 'Book Now',
    address: `${paths.hotels}?checkin=${dayFromToday(20)}&checkout=${dayFromToday(27)}&guests=2,0,0`,
    act: (page) => hotelCards(page).first().getByRole('button').tap(),
    effect: (page) => expect(page.getByRole('heading', { name: 'Available Rooms' })).toBeVisible(),
  },
  {
    what: 'the next picture',
    address: hotel,
    act: (page) => button(page, 'Next picture').tap(),
    effect: (page) =>
      expect(
        page.getByRole('region', { name: 'Pictures of Lumbre Cancún' }).getByRole('status'),
      ).toHaveText(/^2 \//),
  },
  {
    what: 'a question',
    address: paths.faq,
    act: (page) => page.getByRole('main').locator('summary').first().tap(),
    effect: (page) =>
      expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open'),
  },
  {
    what: 'a message that is typed',
    address: paths.contact,
    act: async (page) => {
      await page.getByLabel('Name').pressSequentially('Lucía')
      await page.getByLabel('Message').pressSequentially('Is the reef open?')
    },
    effect: async (page) => {
      await button(page, 'Send message').tap()
      await expect(page.getByLabel('Email')).toBeFocused()
      await expect(page.getByLabel('Name')).toHaveValue('Lucía')
      await expect(page.getByLabel('Message')).toHaveValue('Is the reef open?')
    },
  },
]

for (const { what, address, act, effect } of taps) {
  if (!isLive(address.split('?')[0] ?? '')) continue

  test(`${what}: tapped before the page is live, takes effect once it is`, async ({ page }) => {
    const comesToLife = await opensWithoutScript(page, address)
    await act(page)
    await comesToLife()
    await effect(page)
  })
}

test('several taps take effect in order', async ({ page }) => {
  test.skip(!isLive(paths.flightResults), 'flights are not live')
  const comesToLife = await opensWithoutScript(page, paths.home)
  await trip(page, 'Round Trip').tap({ force: true })
  await trip(page, 'Oneway').tap({ force: true })
  await button(page, /^From/).tap()
  await page.getByRole('button', { name: 'Close' }).tap()
  await button(page, /^To/).tap()
  await comesToLife()
  // Behind the open dialog: hidden from assistive technology.
  const to = page.getByRole('button', { name: /^To/, includeHidden: true }).first()
  await expect(to).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('dialog', { name: 'Select Location' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(trip(page, 'Oneway')).toBeChecked()
})

test('From opens without the script, and what is typed there is looked up once the page is live', async ({
  page,
}) => {
  test.skip(!isLive(paths.flightResults), 'flights are not live')
  const comesToLife = await opensWithoutScript(page, paths.home)
  await button(page, /^From/).tap()
  const dialog = page.getByRole('dialog', { name: 'Select Location' })
  const field = dialog.getByRole('combobox', { name: 'Search Location' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Canc')
  await comesToLife()
  await page.keyboard.type('ún')
  await expect(field).toHaveValue('Cancún')
  await expect(dialog.getByRole('option')).toHaveText(/^Cancún/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(button(page, 'From Cancún (CUN)')).toBeFocused()
})

test('the menu answers, and closes, without the script', async ({ page }) => {
  await opensWithoutScript(page, paths.home)
  await button(page, 'Menu').tap()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await button(page, 'Menu').tap()
  await menu(page).getByRole('link', { name: 'Hotels' }).tap()
  await expect(page).toHaveURL(paths.hotels)
})
