import { expect, type Locator, type Page } from '@playwright/test'

/** Most presses of Tab to reach an element. */
const patience = 150

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < patience; stops++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'Tab gets here').toBeFocused()
}

async function isFocused(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false
  return target.first().evaluate((element) => element === document.activeElement)
}

/** Expects the focused element to have a visible focus indicator. */
export async function expectVisibleFocus(page: Page) {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    return { hasOutline: outlineStyle !== 'none' && outlineWidth !== '0px', boxShadow }
  })
  expect(ring, 'something has the focus').not.toBeNull()
  expect(ring?.hasOutline || ring?.boxShadow !== 'none', 'the focus can be seen').toBe(true)
}
