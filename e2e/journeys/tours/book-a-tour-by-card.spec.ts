import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { emma, leo, lucia, mateo, secretsOf } from '../../visitor/people.ts'
import { chooseDay } from '../../visitor/search-widget.ts'
import { bookTrip, openTrip, searchTrips, summaryLines, tripsShown } from '../../visitor/trips.ts'

const family = [lucia, mateo, emma, leo]
const day = dayFromToday(11)

test('a family finds a tour, chooses its day, is declined once and pays by card', {
  tag: '@phone',
}, async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await searchTrips(page, 'tour', {
    destination: 'Tulum',
    party: { adults: 2, children: 1, infants: 1 },
  })
  await expect(page).toHaveURL('/tours?destination=Tulum')
  const [tour] = await tripsShown(page, 'tour')
  if (!tour) throw new Error('No tour was found.')
  // Infants come along for nothing: two adults and a child pay.
  const total = tour.perPersonCents * 3
  expect(tour.totalCents).toBe(total)

  await openTrip(page, 'tour', tour.name)
  await visitor.sees(
    visitor.heading('About this tour', 2),
    visitor.heading('Included Services', 2),
    visitor.heading('Image Gallery', 2),
    page.getByText(tour.duration, { exact: true }),
    page.getByText(`From ${usd(tour.perPersonCents)} per person`),
  )
  await bookTrip(page, 'tour')

  // No day was asked for yet: it is the earliest one, and it is chosen here.
  await visitor.sees(
    page.getByRole('button', { name: `Tour date ${writtenWithWeekday(dayFromToday(4))}` }),
  )
  await chooseDay(page, 'Tour date', day)
  expect(await summaryLines(page)).toMatchObject({
    Destination: tour.destination,
    Duration: tour.duration,
    'Tour date': writtenWithWeekday(day),
    Guests: '3',
    Infants: '1',
    'Price per person': usd(tour.perPersonCents),
    'Total to Pay': `${usd(total)} USD`,
  })

  await visitor.fillsInTravellers('Guest', family)
  await visitor.isDeclinedOnce('/tours/error', 'Tour Summary', family)
  await visitor.sees(page.getByRole('button', { name: `Tour date ${writtenWithWeekday(day)}` }))
  const sent = page.waitForRequest('**/api/v1/tours/checkout')
  await visitor.goesToPay()
  expect((await sent).postDataJSON()).toMatchObject({
    booking_date: day,
    guests_count: 4,
    total_amount_usd: total / 100,
  })
  // The provider worked the total out by itself, from its own prices.
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(total)}` }))
  await visitor.pays()

  await expect(page).toHaveURL(/\/tours\/success\?booking=/)
  const reference = new URL(page.url()).searchParams.get('booking') ?? ''
  const recap = page.getByRole('main')
  for (const told of [
    'Thank you for your booking',
    reference,
    tour.name,
    writtenWithWeekday(day),
    usd(total),
  ]) {
    await expect(recap).toContainText(told)
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  for (const secret of secretsOf(family)) expect(kept).not.toContain(secret)

  // The booking ended: there is no tour to sum up any more.
  await visitor.opens(paths.tourSummary)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
})
