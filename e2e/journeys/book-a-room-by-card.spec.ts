import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../visitor/days.ts'
import { hotelCard, openHotel, roomCard, selectRoom, shownPrice } from '../visitor/hotels.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo } from '../visitor/people.ts'
import { summaryLines } from '../visitor/trips.ts'

const couple = [lucia, mateo]
const [checkIn, checkOut] = [dayFromToday(30), dayFromToday(35)]
const nights = 5
const hotel = 'Casa Flamboyán'
const room = 'Courtyard Room'

test('a couple chooses a room, is declined once and pays by card', async ({ page, visitor }) => {
  await visitor.opens(
    `${paths.hotels}?destination=M%C3%A9rida&checkin=${checkIn}&checkout=${checkOut}&guests=2`,
  )
  const card = hotelCard(page, hotel)
  await expect(card).toContainText('Mérida')
  await expect(card).toContainText(/\d(\.\d)?\/5/)
  const offer = await shownPrice(card)
  expect(offer).toEqual({ ...offer, nights, totalCents: offer.nightlyCents * nights })

  await openHotel(page, hotel)
  const price = await shownPrice(roomCard(page, room))
  expect(price).toEqual(offer)

  await selectRoom(page, room)
  await visitor.sees(page.getByText('Review and complete your booking'))
  expect(await summaryLines(page)).toMatchObject({
    'Check-in': writtenWithWeekday(checkIn),
    'Check-out': writtenWithWeekday(checkOut),
    'Total Nights': String(nights),
    Guests: '2',
    'Price per night': usd(price.nightlyCents),
    [`Subtotal (${nights} nights)`]: usd(price.totalCents),
    'Total to Pay': `${usd(price.totalCents)} USD`,
  })
  await visitor.fillsInTravellers('Guest', couple)
  await visitor.isDeclinedOnce('/hotels/error', couple)
  await visitor.goesToPay()
  // The provider worked the total out by itself, from its own rates.
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(price.totalCents)}` }))
  await visitor.pays()

  await expect(page).toHaveURL(/\/hotels\/success\?booking=/)
  const reference = new URL(page.url()).searchParams.get('booking') ?? ''
  await visitor.sees(
    visitor.heading('Thank you for your booking'),
    page.getByText(reference).first(),
  )
  const recap = page.getByRole('main')
  for (const told of [hotel, room, writtenWithWeekday(checkIn), usd(price.totalCents)]) {
    await expect(recap).toContainText(told)
  }
  await visitor.keepsNothingOf(couple)

  // The booking ended: nothing is selected any more.
  await visitor.opens(paths.roomSummary)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  const seen = page.getByRole('region', { name: 'Recently seen' })
  await visitor.sees(seen.getByRole('link', { name: hotel }))
})
