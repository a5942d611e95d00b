import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, weekday, written, writtenWithWeekday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { emma, leo, lucia, mateo } from '../visitor/people.ts'

const family = [lucia, mateo, emma, leo]
const departs = dayFromToday(9)
const returns = dayFromToday(16)

test('a family books a round trip by card; the account page lists it and nothing stays selected', async ({
  page,
  visitor,
}) => {
  await visitor.opens(
    `${paths.flightResults}?from=CUN&to=MEX&departureDate=${departs}&returnDate=${returns}&type=Round+Trip&adults=2&children=1&infants=1&cabinClass=Business`,
  )

  const departure = await visitor.choosesFirstFlight('departure')
  // Infants fly free: two adults and a child pay.
  const total = (departure.fareCents ?? 0) * 3
  expect(departure.totalCents).toBe(total)
  const back = await visitor.choosesFirstFlight('return')

  await visitor.sees(
    visitor.heading('Flight Summary'),
    page.getByText('Review and complete your booking'),
  )
  for (const [way, flight, day, route] of [
    ['Departure Flight', departure, departs, 'CUN → MEX'],
    ['Return Flight', back, returns, 'MEX → CUN'],
  ] as const) {
    const leg = page
      .locator('section')
      .filter({ has: visitor.heading(way, 3) })
      .last()
    await expect(leg).toContainText(flight.times)
    await expect(leg).toContainText(flight.airline)
    await expect(leg).toContainText(route)
    await expect(leg).toContainText(weekday(day))
    await expect(leg).toContainText(written(day))
  }
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('2 Adults, 1 Child, 1 Infant(s)')
  await expect(panel).toContainText('Business, on request')
  // Price per person is the grand total divided by everybody who travels.
  await expect(panel).toContainText(usd(Math.round(total / 4)))
  await expect(panel).toContainText(`${usd(total)} USD`)

  await visitor.fillsInTravellers('Passenger', family)
  await visitor.goesToPay()
  // The provider worked the total out by itself, from its own fares.
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(total)}` }))
  await visitor.pays()

  await expect(page).toHaveURL(/\/flights\/success\?booking=/)
  const reference = new URL(page.url()).searchParams.get('booking') ?? ''
  expect(reference).not.toBe('')
  await visitor.sees(
    visitor.heading('Thank you for your booking'),
    page.getByText(reference).first(),
  )
  const recap = page.getByRole('main')
  await expect(recap).toContainText(writtenWithWeekday(departs))
  await expect(recap).toContainText(departure.times)
  await expect(recap).toContainText(back.times)
  await expect(recap).toContainText(usd(total))
  await visitor.keepsNothingOf(family)

  await visitor.opens(paths.flightSummary)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await visitor.opens(paths.account)
  await visitor.sees(page.getByText(reference).first())
})
