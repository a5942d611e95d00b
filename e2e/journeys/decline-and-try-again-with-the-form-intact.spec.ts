import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { emma, lucia, secretsOf } from '../visitor/people.ts'

const people = [lucia, emma]

test('a declined payment loses nothing that was typed, and the second try pays the same booking', async ({
  page,
  visitor,
}) => {
  const { fareCents } = await visitor.choosesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Toronto', 'YYZ'],
    departs: dayFromToday(20),
    returns: dayFromToday(27),
    party: { adults: 1, children: 1 },
  })
  const total = usd((fareCents ?? 0) * 2)
  await visitor.fillsInTravellers('Passenger', people)
  await visitor.goesToPay()
  await visitor.declines()

  await expect(page).toHaveURL(/\/flighs\/error\?booking=/)
  const reference = new URL(page.url()).searchParams.get('booking') ?? 'none'
  await visitor.sees(visitor.heading('Payment was not completed'))
  await expect(page.getByRole('main')).not.toContainText(/not (been )?charged/i)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  for (const secret of secretsOf(people)) expect(stored).not.toContain(secret)

  await page.getByRole('link', { name: 'Try again' }).click()
  await visitor.sees(visitor.heading('Flight Summary'))
  await visitor.seesTravellers('Passenger', people)
  await visitor.goesToPay()
  await visitor.sees(page.getByRole('button', { name: `Pay ${total}` }))
  await expect(page.locator('body')).toContainText(reference)
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))
  await expect(page.getByRole('main')).toContainText(`Booking reference ${reference}`)
})

test('the address as it should have been spelled leads to the same page', async ({ visitor }) => {
  await visitor.opens('/flights/error')
  await visitor.sees(visitor.heading('Payment was not completed'))
})
