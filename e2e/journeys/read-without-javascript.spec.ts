import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { phone } from '../visitor/media.ts'

test.use({ ...phone, javaScriptEnabled: false })

test('the menu, modals, lists and their records work without scripts', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const first = page.getByRole('main').getByRole('article').first()
  await page.goto(paths.home)
  await page.getByRole('button', { name: /^From/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Location' })
  await expect(dialog).toContainText('Airport search needs JavaScript.', { useInnerText: true })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Hotels' }).click()
  for (const list of [paths.hotels, paths.tours, paths.packages]) {
    if (list !== paths.hotels) await page.goto(list)
    await expect(page).toHaveURL(list)
    await expect(first).toContainText('$')
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$')
  }
  const footer = page.getByRole('contentinfo')
  // The footer's columns are folded on a phone.
  await footer.getByRole('heading', { name: 'Travel' }).click()
  await footer.getByRole('link', { name: 'Blog' }).click()
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect(first).toContainText(/\w{4,}/)
})
