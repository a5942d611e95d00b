import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../visitor/accessibility.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { roomCard, shownPrice } from '../../visitor/hotels.ts'
import { expectVisibleFocus, tabTo } from '../../visitor/keyboard.ts'
import { chooseStay, chooseTravellers } from '../../visitor/search-widget.ts'

const [checkIn, checkOut] = [dayFromToday(60), dayFromToday(62)]
const address = `/hotels/lumbre-cancun?checkin=${checkIn}&checkout=${checkOut}&guests=2,0,0`
const adultsOnly = 'Tub at the Window'

test('a room whose only rate excludes children is not available to a family', async ({
  page,
  visitor,
}) => {
  await visitor.opens(address)
  const card = roomCard(page, adultsOnly)
  const select = card.getByRole('button', { name: /^Select Room/ })
  await expect(select).toBeEnabled()
  await chooseTravellers(page, { children: 1 })
  await expect(card).toContainText('Not available')
  await expect(card).toContainText(
    'No available rate for the selected dates and guest configuration.',
  )
  await expect(select).toBeDisabled()
  await expect(page).toHaveURL(/guests=2%2C1%2C0/)
  await expectAccessible(page)
})

test('dates are changed on the page, and a refresh and a shared link show the same', async ({
  page,
  visitor,
}) => {
  await visitor.opens(address)
  const card = roomCard(page, adultsOnly)
  const two = await shownPrice(card)
  await chooseStay(page, checkIn, dayFromToday(65))
  await expect(card).toContainText('total, 5 nights')
  const five = await shownPrice(card)
  expect(five.totalCents).toBe(two.nightlyCents * 5)
  await visitor.refreshes()
  expect(await shownPrice(card)).toEqual(five)
})

test('the gallery is operated by keyboard, and its buttons have names of their own', async ({
  page,
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key')
  await visitor.opens(address)
  const gallery = page.getByRole('region', { name: 'Pictures of Lumbre Cancún' })
  const thumbnails = gallery.getByRole('button', { name: /^Show picture \d/ })
  const counter = gallery.getByRole('status')
  await expect(counter).toHaveText(/^1 \/ \d/)

  await tabTo(page, gallery.getByRole('button', { name: 'Next picture' }))
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(counter).toHaveText(/^2 \//)
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(/^3 \//)
  await page.keyboard.press('ArrowLeft')
  await expect(counter).toHaveText(/^2 \//)
  await tabTo(page, thumbnails.nth(3))
  await page.keyboard.press('Enter')
  await expect(counter).toHaveText(/^4 \//)
  await expect(thumbnails.nth(3)).toHaveAttribute('aria-current', 'true')

  const names = await page
    .getByRole('main')
    .getByRole('button', { name: /picture/i })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  expect(new Set(names).size).toBe(names.length)
})

test('thumbnails in sight are as many as the window is wide for', async ({
  page,
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'the widths are set here')
  // The hotel with the most pictures; seven beside each other: Gallery.browser.test.tsx.
  await visitor.opens('/hotels/jardines-de-xaman')
  const strip = page
    .getByRole('region', { name: 'Pictures of Jardines de Xaman' })
    .getByRole('list')
    .last()
  for (const [width, count] of [
    [390, 2],
    [600, 3],
    [800, 4],
    [1000, 5],
    [1250, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const inSight = () =>
      strip.evaluate((list) => {
        const box = list.parentElement?.getBoundingClientRect()
        return [...list.children].filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return box && left >= box.left - 1 && right <= box.right + 1
        }).length
      })
    await expect.poll(inSight, `thumbnails at ${width} px`).toBe(count)
  }
})
