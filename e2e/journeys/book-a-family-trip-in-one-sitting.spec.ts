import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, dayMonth, writtenWithWeekday } from '../visitor/days.ts'
import { openFirstHotel } from '../visitor/hotels.ts'
import { usd } from '../visitor/money.ts'
import { emma, leo, lucia, mateo } from '../visitor/people.ts'
import { openFirstTour } from '../visitor/trips.ts'

test.use({ viewport: { width: 390, height: 844 } })
// Three bookings.
test.describe.configure({ timeout: 3 * 180_000 })

const family = [lucia, mateo, emma, leo]
/** Fields of travellers that the family may have to fill in, for all three bookings. */
const mostFields = 28
const departs = dayFromToday(30)
const tourDay = dayFromToday(32)
const returns = dayFromToday(35)

/** Fills the form with the travellers of the booking before, and types nothing. */
async function usesTravellersOf(page: Page, product: string) {
  await page.getByRole('button', { name: `Use the travellers of your ${product}:` }).click()
  await expect(page.getByText('4 of 4 done')).toBeVisible()
}

test('a family books flights, a room and a tour on a day of its stay, and types its travellers once', async ({
  page,
  visitor,
}) => {
  await visitor.opens(
    `${paths.flightResults}?from=MEX&to=CUN&departureDate=${departs}&returnDate=${returns}&type=Round+Trip&adults=2&children=1&infants=1&cabinClass=Business&sort=departure`,
  )
  const departure = await visitor.choosesFirstFlight('departure')
  // Infants fly free: two adults and a child pay.
  const fare = (departure.fareCents ?? 0) * 3
  const back = await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  expect(await visitor.fillsInTravellers('Passenger', family)).toBeLessThanOrEqual(mostFields)
  await visitor.goesToPay(usd(fare))
  await visitor.pays()
  const firstDay = writtenWithWeekday(departs)
  const times = [departure.times, back.times]
  const flight = await visitor.isConfirmed(firstDay, ...times, usd(fare))

  await page.getByRole('link', { name: /^Hotels in Cancún, / }).click()
  const { name, totalCents } = await openFirstHotel(page, 5)
  // A day that does not fit stands here instead of the people.
  const plan = page.getByText(/^Your trip: Cancún, .*, 2 adults, 1 child, 1 infant/)
  await visitor.sees(plan)
  await page
    .getByRole('button', { name: /^Select Room/, disabled: false })
    .first()
    .click()
  await visitor.sees(visitor.heading('Room Summary'))
  await usesTravellersOf(page, 'flight')
  await visitor.goesToPay(usd(totalCents))
  await visitor.pays()
  const room = await visitor.isConfirmed(name, firstDay, usd(totalCents))

  await page.getByRole('link', { name: 'Tours while you are there' }).click()
  await visitor.sees(plan)
  const trip = await openFirstTour(page)
  const days = page.getByRole('list', { name: 'Days of your trip' })
  await days.getByRole('button', { name: dayMonth(tourDay) }).click()
  await page.getByRole('button', { name: 'Book Now' }).click()
  await visitor.sees(visitor.heading('Tour Summary'))
  const day = writtenWithWeekday(tourDay)
  await usesTravellersOf(page, 'hotel')
  await visitor.goesToPay(usd(trip.perPersonCents * 3))
  await visitor.pays()
  const tour = await visitor.isConfirmed(trip.name, day, usd(trip.perPersonCents * 3))
  await visitor.keepsNothingOf(family)

  await visitor.follows('Sign In')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add the whole trip to your calendar' }).click()
  const calendar = await readFile(await (await saving).path(), 'utf8')
  for (const reference of [flight, room, tour]) {
    expect(calendar).toContain(reference)
    await visitor.sees(page.getByText(new RegExp(`reference ${reference}$`)))
  }
  await visitor.findsNothingSelected(paths.flightSummary)
})
