import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, written } from '../visitor/days.ts'
import { openHotel, roomCard, selectRoom, shownPrice } from '../visitor/hotels.ts'
import { phone } from '../visitor/media.ts'
import { usd } from '../visitor/money.ts'
import { leo, lucia, mateo, secretsOf } from '../visitor/people.ts'

const family = [lucia, mateo, leo]
const [checkIn, checkOut] = [dayFromToday(40), dayFromToday(46)]
const hotel = 'Muelle Nichupté'
const room = 'Harbour Room'

test.use(phone)

test('a couple with a baby books a room by WhatsApp on a phone', async ({ page, visitor }) => {
  await visitor.opens(
    `${paths.hotels}?destination=Canc%C3%BAn&checkin=${checkIn}&checkout=${checkOut}&guests=2,0,1`,
  )
  await openHotel(page, hotel)
  const price = await shownPrice(roomCard(page, room))
  const address = page.url()

  await selectRoom(page, room)
  await visitor.fillsInTravellers('Guest', family)
  const recorded = page.waitForResponse('**/api/v1/hotels/whatsapp')
  const chat = await visitor.booksByWhatsApp()
  const answer = await recorded
  expect(answer.status()).toBe(201)
  expect(chat.text.split('\n')).toEqual(
    expect.arrayContaining([
      `Request: ${(await answer.json()).reference}`,
      `${hotel}, Cancún`,
      `Check-in: ${written(checkIn)}`,
      `Total: ${usd(price.totalCents)} USD`,
      `Quote: ${address}`,
    ]),
  )
  for (const secret of secretsOf(family)) expect(chat.address).not.toContain(secret)
})
