import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { emma, leo, lucia, mateo } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'
import { chooseDay, chooseTravellers } from '../visitor/search-widget.ts'
import { bookTour, firstTour, openTour, summaryLines } from '../visitor/trips.ts'

const family = [lucia, mateo, emma, leo]
const day = dayFromToday(10)

test('a family books a tour by card after one declined payment', async ({ page, visitor }) => {
  await visitor.opens(`${paths.tours}?destination=Tulum`)
  const trip = await firstTour(page)
  // Infants come along for nothing: two adults and a child pay.
  const total = trip.perPersonCents * 3
  await openTour(page, trip.name)
  await chooseTravellers(page, { adults: 2, children: 1, infants: 1 })
  await bookTour(page)
  await chooseDay(page, 'Tour date', day)
  const days = { 'Tour date': writtenWithWeekday(day) }
  await visitor.fillsInTravellers('Guest', family)
  await visitor.goesToPay()
  await visitor.declines()
  await expect(page).toHaveURL(/\/tours\/error\?booking=/)
  await visitor.sees(visitor.heading('Payment was not completed'))
  await visitor.keepsNothingOf(family)
  const declined = new URL(page.url()).searchParams.get('booking')
  await page.getByRole('link', { name: 'Try again' }).click()
  await visitor.seesTravellers('Guest', family)
  expect(await summaryLines(page)).toMatchObject(days)
  const sent = page.waitForRequest('**/api/v1/tours/checkout')
  await visitor.goesToPay(usd(total))
  const amount = { guests_count: 4, total_amount_usd: total / 100 }
  expect((await sent).postDataJSON()).toMatchObject({ booking_date: day, ...amount })
  await visitor.pays()

  // The declined and the paid attempt are one booking.
  await expect(page).toHaveURL(`/tours/success?booking=${declined}`)
  await visitor.isConfirmed(trip.name, usd(total), days['Tour date'])
  await visitor.keepsNothingOf(family)
  await visitor.findsNothingSelected(paths.tourSummary)
})

test('a visitor pays for a package what its summary shows', async ({ page, visitor }) => {
  await arrivesAtSummary(visitor, 'package')
  const { 'Total to Pay': total = 'no total' } = await summaryLines(page)
  await visitor.fillsInTravellers('Guest', [lucia])
  await visitor.goesToPay(total.replace(/ USD$/, ''))
  await visitor.pays()
  await expect(page).toHaveURL(/\/packages\/success\?booking=/)
  await visitor.keepsNothingOf([lucia])
  await visitor.findsNothingSelected(paths.packageSummary)
})
