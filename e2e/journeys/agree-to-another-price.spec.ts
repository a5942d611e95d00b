import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { emma, lucia } from '../visitor/people.ts'

test('a child searched for as an infant costs a seat: the visitor sees both prices, agrees, and pays the new one', async ({
  page,
  visitor,
}) => {
  const { fareCents } = await visitor.choosesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Miami', 'MIA'],
    departs: dayFromToday(12),
    party: { adults: 1, infants: 1 },
  })
  const fare = fareCents ?? 0
  await visitor.fillsInTravellers('Passenger', [lucia, emma])
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()

  const callout = page.getByRole('alert')
  await expect(callout).toContainText('The price has changed')
  await expect(callout).toContainText(`You saw${usd(fare)}`)
  await expect(callout).toContainText(`Price now${usd(fare * 2)}`)
  await expect(page).toHaveURL(/\/flights\/summary/)
  const reason = 'Passenger 2 is over the infant age on the travel date.'
  await expect(callout).toContainText(reason)
  const birth = page.getByRole('region', { name: 'Passenger 2' }).getByLabel('Date of Birth')
  await expect(birth).toHaveAccessibleDescription(reason)
  await expect(page.getByRole('complementary')).toContainText(`Total${usd(fare * 2)}`)
  await callout.getByRole('button', { name: `Continue at ${usd(fare * 2)}` }).click()
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(fare * 2)}` }))
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))
  await expect(page.getByRole('main')).toContainText(usd(fare * 2))
})
