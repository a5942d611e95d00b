import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { flightsFound } from '../site/public-pages.ts'
import { resizeTo } from '../visitor/media.ts'
import { lucia } from '../visitor/people.ts'

/** Keys of a day `YYYY-MM-DD` in a date field. */
const digitsOf = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1')

test('a visitor chooses and pays for a flight by keyboard alone', async ({ page, visitor }) => {
  const { keyboard } = page
  await visitor.opens(flightsFound)
  // The first Tab stop is the link that skips the header.
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')

  const list = page.getByRole('region', { name: 'Choose your departure flight' })
  await tabTo(page, list.getByRole('button', { name: /^Select/ }).first())
  await expectVisibleFocus(page)
  await keyboard.press('Enter')
  await expect(visitor.heading('Flight Summary')).toBeFocused()

  // Also where the page is enlarged, so that the buttons to pay stand in a bar at the bottom.
  await resizeTo(page, 390)
  // Paying too early lists the missing fields as links.
  const pay = page.getByRole('button', { name: 'Confirm & Pay with Card' })
  await tabTo(page, pay)
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Passenger 1: 7 fields to complete' }))
  await expectVisibleFocus(page)
  await keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await keyboard.type(lucia.firstName)
  await typeInto('Last Name', lucia.lastName)
  await typeInto('Email Address', lucia.email)
  await typeInto('Phone Number', lucia.phone)
  await typeInto('Nationality', lucia.nationality)
  await typeInto('Date of Birth', digitsOf(lucia.birthDate))
  await typeInto('Passport Number', lucia.passport)
  await typeInto('Passport Expiry Date', digitsOf(lucia.passportExpiry))
  await visitor.seesTravellers('Passenger', [lucia])

  await tabTo(page, pay)
  await keyboard.press('Enter')
  await expect(visitor.heading('Review and pay')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Pay \$/ }))
  await keyboard.press('Enter')
  await visitor.waitsForHydration()
  await expect(visitor.heading('Thank you for your booking')).toBeFocused()

  async function typeInto(label: string, text: string) {
    await tabTo(page, page.getByLabel(label))
    await keyboard.type(text)
  }
})

/** Presses Tab until the target has the focus, at most 150 times. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 150; stops++) {
    if (await target.evaluateAll(([first]) => first === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'Tab gets here').toBeFocused()
}

/** Expects the focused element to have a visible focus indicator. */
async function expectVisibleFocus(page: Page) {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    return { hasOutline: outlineStyle !== 'none' && outlineWidth !== '0px', boxShadow }
  })
  expect(ring, 'something has the focus').not.toBeNull()
  expect(ring?.hasOutline || ring?.boxShadow !== 'none', 'the focus can be seen').toBe(true)
}
