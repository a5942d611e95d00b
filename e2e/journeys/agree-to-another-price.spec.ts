import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { lucia } from '../visitor/people.ts'

test('a price that is another by now: the visitor sees both, agrees, and pays the new one', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const { fareCents } = await visitor.choosesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Miami', 'MIA'],
    departs: dayFromToday(12),
  })
  const fare = fareCents ?? 0
  await visitor.fillsInTravellers('Passenger', [lucia])
  const error = { code: 'price_changed', current_total_amount_usd: (fare + 1500) / 100 }
  await page.route(
    '**/api/v1/bookings/create-checkout',
    (route) => route.fulfill({ status: 409, json: { error } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  const callout = page.getByRole('alert')
  await expect(callout).toContainText('The price has changed')
  await expect(callout).toContainText(`You saw${usd(fare)}`)
  await expect(callout).toContainText(`Price now${usd(fare + 1500)}`)
  await expect(page).toHaveURL(/\/flights\/summary/)
  await expect(page.getByRole('complementary')).toContainText(`Total${usd(fare + 1500)}`)
  // The provider charges its own price, which is asked about once more.
  await callout.getByRole('button', { name: `Continue at ${usd(fare + 1500)}` }).click()
  await callout.getByRole('button', { name: `Continue at ${usd(fare)}` }).click()
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(fare)}` }))
})
