import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { emma, lucia, secretsOf } from '../visitor/people.ts'

const people = [lucia, emma]
const cardAlert = 'An error occurred while trying to proceed to payment. Please try again.'

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

test.describe('when the payment call fails', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/status of 503/, /Card payment failed/))

  test('the alert shows in its exact words, and the button works again', async ({
    page,
    visitor,
  }) => {
    await visitor.choosesFlights({
      from: ['Cancún', 'CUN'],
      to: ['Madrid', 'MAD'],
      departs: dayFromToday(30),
    })
    await visitor.fillsInTravellers('Passenger', [lucia])
    const call = '**/api/v1/bookings/create-checkout'
    await page.route(call, (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 })
    await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
    await expect(page.getByRole('alert')).toHaveText(cardAlert)
    await visitor.goesToPay()
  })

  for (const redirect of [
    'http://evil.example/pay',
    'javascript:alert(1)',
    '//evil.example',
    null,
  ]) {
    test(`a payment page at ${redirect} is not followed`, async ({ page, visitor }) => {
      await visitor.choosesFlights({
        from: ['Cancún', 'CUN'],
        to: ['Dallas', 'DFW'],
        departs: dayFromToday(30),
      })
      await visitor.fillsInTravellers('Passenger', [lucia])
      await page.route('**/api/v1/bookings/create-checkout', (route) =>
        route.fulfill({ json: { redirect_url: redirect } }),
      )
      await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
      await expect(page.getByRole('alert')).toHaveText(cardAlert)
      await expect(page).toHaveURL(new RegExp(`${paths.flightSummary}$`))
    })
  }
})
