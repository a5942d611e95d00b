import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { flightsFound } from '../site/public-pages.ts'
import { dayFromToday } from '../visitor/days.ts'
import { hotelCards, selectRoom } from '../visitor/hotels.ts'
import { emma, lucia, mateo, type Person } from '../visitor/people.ts'
import { chooseDay, chooseTravellers } from '../visitor/search-widget.ts'
import { bookTrip, openTrip, summaryLines, tripsShown } from '../visitor/trips.ts'
import { Visitor } from '../visitor/visitor.ts'

const family = [lucia, mateo, emma]
const hotel = '/hotels/casa-flamboyan'
// Later than the earliest day, which midnight moves on.
const stay = { check_in_date: dayFromToday(6), check_out_date: dayFromToday(9) }
const tourDay = dayFromToday(6)
const stayOf = (guests: string) =>
  `checkin=${stay.check_in_date}&checkout=${stay.check_out_date}&guests=${guests}`

test('a flight, a room and a tour chosen in turn, in two tabs and over midnight, are booked as they were chosen', async ({
  page,
  visitor,
  context,
}) => {
  // A flight for one, a room for two, a tour for three: each with its own address or form.
  await visitor.opens(flightsFound)
  await visitor.choosesFirstFlight('departure')
  const flight = await shownAt(visitor, paths.flightSummary)
  await visitor.opens(`${hotel}?${stayOf('2,0,0')}`)
  await selectRoom(page, 'Courtyard Room')
  const room = await shownAt(visitor, paths.roomSummary)
  await visitor.opens(paths.tours)
  const [found] = await tripsShown(page, 'tour')
  await openTrip(page, 'tour', found?.name ?? '')
  await chooseTravellers(page, { adults: 2, children: 1 })
  await bookTrip(page, 'tour')
  await chooseDay(page, 'Tour date', tourDay)
  const tour = await shownAt(visitor, paths.tourSummary)

  // What happens elsewhere: another address, another tab of the browser, a reset, the next day.
  await visitor.opens(`${paths.hotels}?destination=&checkin=${dayFromToday(40)}&guests=4,2,0`)
  await expect(hotelCards(page).first()).toBeVisible()
  const other = new Visitor(await context.newPage())
  await other.opens(`${hotel}?${stayOf('1,0,0')}`)
  await selectRoom(other.page, 'Courtyard Room')
  await other.page.close()
  await visitor.opens(paths.home)
  await page.getByRole('tab', { name: 'Tours' }).click()
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)

  // The reset of the tab cleared the flight: it is chosen again, after midnight.
  await visitor.opens(flightsFound)
  await visitor.choosesFirstFlight('departure')
  expect(await shownAt(visitor, paths.flightSummary)).toEqual(flight)
  expect(await books(visitor, '/bookings/whatsapp', 'Passenger', [lucia])).toMatchObject({
    flight_type: 'Oneway',
    passengers: [{ firstName: lucia.firstName }],
  })

  expect(await shownAt(visitor, paths.roomSummary)).toEqual(room)
  expect(await books(visitor, '/hotels/whatsapp', 'Guest', [lucia, mateo])).toMatchObject({
    ...stay,
    guests_count: 2,
  })

  expect(await shownAt(visitor, paths.tourSummary)).toEqual(tour)
  expect(tour.Guests).toBe('3')
  expect(await books(visitor, '/tours/whatsapp', 'Guest', family)).toMatchObject({
    booking_date: tourDay,
    guests_count: 3,
  })
})

/** Every line of a summary with its total. */
async function shownAt(visitor: Visitor, summary: string): Promise<Record<string, string>> {
  await visitor.opens(summary)
  await visitor.sees(visitor.heading(/Summary$/))
  return summaryLines(visitor.page)
}

/** Sends the booking of the summary by WhatsApp. Answers what was sent. */
async function books(
  visitor: Visitor,
  call: string,
  label: 'Passenger' | 'Guest',
  people: Person[],
): Promise<unknown> {
  await visitor.fillsInTravellers(label, people)
  const sent = visitor.page.waitForRequest(`**/api/v1${call}`)
  await visitor.booksByWhatsApp()
  return bodyOf(await sent)
}

function bodyOf(request: Awaited<ReturnType<Page['waitForRequest']>>): unknown {
  return request.postDataJSON()
}
