import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../visitor/days.ts'
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
  const back = await visitor.choosesFirstFlight('return')

  await visitor.sees(visitor.heading('Flight Summary'))
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
