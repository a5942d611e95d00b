import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../visitor/accessibility.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { hotelCard, roomCard, selectRoom } from '../../visitor/hotels.ts'
import { lucia } from '../../visitor/people.ts'

const checkIn = dayFromToday(50)
const hotel = 'Arcos de San Miguel'
const room = 'Sunset Suite'
const stayOf = (nights: number) =>
  `checkin=${checkIn}&checkout=${dayFromToday(50 + nights)}&guests=2,0,0`
const page4Nights = `/hotels/arcos-de-san-miguel?${stayOf(4)}`

test('on the list: Book Now says so and goes nowhere; a longer stay goes on', async ({
  page,
  visitor,
}) => {
  await visitor.opens(`${paths.hotels}?destination=Cozumel&${stayOf(2)}`)
  const card = hotelCard(page, hotel)
  await card.getByRole('button', { name: /^Book Now/ }).click()
  await expect(card.getByRole('alert')).toHaveText('This room requires a minimum stay of 4 nights.')
  await expect(page).toHaveURL(/\/hotels\?/)
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Stay 4 nights' }).click()
  await visitor.sees(visitor.heading(hotel))
  await expect(page).toHaveURL(new RegExp(`checkin=${checkIn}&checkout=${dayFromToday(54)}`))
})

test('at the room: it is not available, says why, and a longer stay makes it so', async ({
  page,
  visitor,
}) => {
  await visitor.opens(`/hotels/arcos-de-san-miguel?${stayOf(1)}`)
  const card = roomCard(page, room)
  await expect(card).toContainText('Min. 2 night')
  await expect(card).toContainText('Not available')
  await expect(card).toContainText('This room requires a minimum stay of 2 nights.')
  await expect(card.getByRole('button', { name: /^Select Room/ })).toBeDisabled()
  await card.getByRole('button', { name: 'Stay 2 nights' }).click()
  await expect(card.getByRole('button', { name: /^Select Room/ })).toBeEnabled()
  await expect(page).toHaveURL(new RegExp(`checkout=${dayFromToday(52)}`))
})

test('at the summary: it is said on entry and nothing can be paid; the agency can still be asked', async ({
  page,
  visitor,
}) => {
  await visitor.opens(page4Nights)
  await selectRoom(page, room)
  await expect(page.getByRole('alert')).toHaveCount(0)

  // The stay is made shorter on another page; the room is still the one that was selected for four nights.
  await visitor.opens(`${paths.hotels}?${stayOf(1)}`)
  await visitor.opens(paths.roomSummary)
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('This room requires a minimum stay of 4 nights.')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await visitor.fillsInTravellers('Guest', [lucia, lucia])
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await expect(alert).toHaveText('This room requires a minimum stay of 4 nights.')
  expect(sent).toBe(0)
  await expectAccessible(page)
  const chat = await visitor.booksByWhatsApp()
  expect(chat.text).toContain('Total Nights: 1')
})
