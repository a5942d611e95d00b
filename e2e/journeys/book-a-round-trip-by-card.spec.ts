import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, written, writtenWithWeekday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { emma, leo, lucia, mateo } from '../visitor/people.ts'

const family = [lucia, mateo, emma, leo]
const departs = dayFromToday(9)
const returns = dayFromToday(16)

test('a family books a round trip by card and finds it on the account page', async ({
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

  await visitor.sees(visitor.heading('Flight Summary'))
  for (const [way, { times, airline }, day, route] of [
    ['Departure Flight', departure, departs, 'CUN → MEX'],
    ['Return Flight', back, returns, 'MEX → CUN'],
  ] as const) {
    const leg = page.locator('section').filter({ has: visitor.heading(way, 3) })
    await visitor.reads(leg.last(), times, airline, route, written(day))
  }
  await visitor.reads(
    page.getByRole('complementary'),
    '2 Adults, 1 Child, 1 Infant(s)',
    'Business, on request',
    // The price per person divides the total by everybody who travels.
    usd(Math.round(total / 4)),
    `${usd(total)} USD`,
  )

  await visitor.fillsInTravellers('Passenger', family)
  await visitor.goesToPay(usd(total))
  await visitor.pays()
  await expect(page).toHaveURL(/\/flights\/success\?booking=/)
  const days = writtenWithWeekday(departs)
  const reference = await visitor.isConfirmed(days, departure.times, back.times, usd(total))
  await visitor.keepsNothingOf(family)
  await visitor.findsNothingSelected(paths.flightSummary)
  await visitor.opens(paths.account)
  await visitor.sees(page.getByText(reference).first())
})
