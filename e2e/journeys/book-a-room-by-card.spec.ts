import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../visitor/days.ts'
import { hotelCard, openHotel, roomCard, selectRoom, shownPrice } from '../visitor/hotels.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo } from '../visitor/people.ts'
import { bookTour, firstTour, openTour, summaryLines } from '../visitor/trips.ts'

const couple = [lucia, mateo]
const [checkIn, checkOut] = [dayFromToday(30), dayFromToday(35)]
const nights = 5
const days = [30, 31, 32, 33, 34, 35].map((day) => writtenWithWeekday(dayFromToday(day)))
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

  // The rest of the trip: a tour on a day of the stay, for the same travellers, without typing.
  await page.getByRole('link', { name: 'Tours while you are there' }).click()
  await visitor.sees(page.getByText(/^Your trip: Mérida, .*, 2 adults$/))
  await page.getByRole('banner').getByRole('link', { name: 'Tours', exact: true }).click()
  await openTour(page, (await firstTour(page)).name)
  await bookTour(page)
  const { 'Tour date': day } = await summaryLines(page)
  expect(days).toContain(day)
  await page
    .getByRole('button', { name: /^Use the travellers of your hotel: Lucía, Mateo$/ })
    .click()
  await visitor.sees(page.getByText('2 of 2 done'))
  await visitor.keepsNothingOf(couple)
  await visitor.findsNothingSelected(paths.roomSummary)
  const seen = page.getByRole('region', { name: 'Recently seen' })
  await visitor.sees(seen.getByRole('link', { name: hotel }))
})
