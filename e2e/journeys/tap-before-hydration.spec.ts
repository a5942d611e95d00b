import type { Page } from '@playwright/test'
import { homeWithTab, paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { phone } from '../visitor/media.ts'
import { Visitor } from '../visitor/visitor.ts'

test.use(phone)

/** Opens a page and holds its script back. Returns a function that releases it. */
async function opensWithoutScript(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/shell\.[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return async () => {
    release()
    await new Visitor(page).waitsForHydration()
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('typing and taps before hydration take effect afterwards', async ({ page }) => {
  const hydrate = await opensWithoutScript(page, homeWithTab('hotels'))
  const destination = page.getByRole('combobox', { name: 'Destination' })
  await destination.pressSequentially('Tulum')
  await button(page, 'Search').tap()
  await hydrate()
  await expect(page).toHaveURL(/\/hotels\?.*destination=Tulum/)
})

test('the From dialog opens before hydration and looks text up afterwards', async ({ page }) => {
  const hydrate = await opensWithoutScript(page, paths.home)
  await button(page, /^From/).tap()
  const dialog = page.getByRole('dialog', { name: 'Select Location' })
  const field = dialog.getByRole('combobox', { name: 'Search Location' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Canc')
  await hydrate()
  await page.keyboard.type('ún')
  await expect(field).toHaveValue('Cancún')
  await expect(dialog.getByRole('option')).toHaveText(/^Cancún/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(button(page, 'From Cancún (CUN)')).toBeFocused()
})
