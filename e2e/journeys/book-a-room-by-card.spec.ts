import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../visitor/days.ts'
import { hotelCard, openHotel, roomCard, selectRoom, shownPrice } from '../visitor/hotels.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo } from '../visitor/people.ts'

const couple = [lucia, mateo]
const [checkIn, checkOut] = [dayFromToday(30), dayFromToday(35)]
const nights = 5
const hotel = 'Casa Flamboyán'
const room = 'Courtyard Room'

test('a couple books a room by card after one declined payment', async ({ page, visitor }) => {
  await visitor.opens(
    `${paths.hotels}?destination=M%C3%A9rida&checkin=${checkIn}&checkout=${checkOut}&guests=2`,
  )
  const offer = await shownPrice(hotelCard(page, hotel))
  expect(offer).toEqual({ ...offer, nights, totalCents: offer.nightlyCents * nights })
  await openHotel(page, hotel)
  const price = await shownPrice(roomCard(page, room))
  expect(price).toEqual(offer)

  await selectRoom(page, room)
  const total = usd(price.totalCents)
  await visitor.fillsInTravellers('Guest', couple)
  await visitor.isDeclinedOnce('/hotels/error', couple)
  await visitor.goesToPay(total)
  await visitor.pays()
  await expect(page).toHaveURL(/\/hotels\/success\?booking=/)
  await visitor.isConfirmed(hotel, room, writtenWithWeekday(checkIn), total)
  await visitor.keepsNothingOf(couple)
  await visitor.findsNothingSelected(paths.roomSummary)
})
