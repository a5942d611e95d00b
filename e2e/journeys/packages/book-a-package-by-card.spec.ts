import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { lucia, mateo } from '../../visitor/people.ts'
import {
  bookTrip,
  lastDayOf,
  openTrip,
  searchTrips,
  summaryLines,
  tripsShown,
} from '../../visitor/trips.ts'

const couple = [lucia, mateo]
const [checkIn, checkOut] = [dayFromToday(10), dayFromToday(12)]

test('a couple finds a package, which opens with its own length, is declined once and pays by card', {
  tag: '@phone',
}, async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await searchTrips(page, 'package', {
    destination: 'Cancún',
    stay: [checkIn, checkOut],
    party: { adults: 2 },
  })
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    destination: 'Cancún',
    checkin: checkIn,
    checkout: checkOut,
    guests: '2,0,0',
  })
  const [found] = await tripsShown(page, 'package')
  if (!found) throw new Error('No package was found.')
  const total = found.perPersonCents * 2
  expect(found.totalCents).toBe(total)

  await openTrip(page, 'package', found.name)
  await visitor.sees(
    visitor.heading('About this package', 2),
    visitor.heading('Included Services', 2),
    visitor.heading('Image Gallery', 2),
    page.getByText(`From ${usd(found.perPersonCents)} per person`),
  )
  const lastDay = lastDayOf(found, 10)
  await expect(page).toHaveURL(new RegExp(`checkout=${lastDay}`))
  const { pathname } = new URL(page.url())
  await visitor.opens(`${pathname}?checkin=${checkIn}&checkout=${dayFromToday(70)}&guests=2,0,0`)
  await visitor.sees(page.getByText(/^This package takes \d+ nights?, so we moved the check-out/))
  await expect(page).toHaveURL(new RegExp(`checkout=${lastDay}`))
  await bookTrip(page, 'package')
  expect(await summaryLines(page)).toMatchObject({
    Destination: 'Cancún',
    Duration: found.duration,
    'Check-in': writtenWithWeekday(checkIn),
    'Check-out': writtenWithWeekday(lastDay),
    Guests: '2',
    'Price per person': usd(found.perPersonCents),
    'Total to Pay': `${usd(total)} USD`,
  })

  await visitor.fillsInTravellers('Guest', couple)
  await visitor.isDeclinedOnce('/packages/error', 'Package Summary', couple)
  const sent = page.waitForRequest('**/api/v1/packages/checkout')
  await visitor.goesToPay()
  expect((await sent).postDataJSON()).toMatchObject({
    check_in_date: checkIn,
    check_out_date: lastDay,
  })
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(total)}` }))
  await visitor.pays()
  await expect(page).toHaveURL(/\/packages\/success\?booking=/)
  const recap = page.getByRole('main')
  for (const told of [found.name, writtenWithWeekday(checkIn), writtenWithWeekday(lastDay)]) {
    await expect(recap).toContainText(told)
  }
})
