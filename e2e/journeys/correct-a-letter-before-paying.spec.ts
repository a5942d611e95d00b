import { expect, test } from '../fixtures.ts'
import { flightsFound } from '../site/public-pages.ts'
import { lucia } from '../visitor/people.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** Arrives at the payment page of a flight, goes back and corrects the name. Returns the page's address. */
async function correctsTheName(visitor: Visitor): Promise<string> {
  const { page } = visitor
  await visitor.opens(flightsFound)
  await visitor.choosesFirstFlight('departure')
  await visitor.fillsInTravellers('Passenger', [lucia])
  await visitor.goesToPay()
  const payPage = page.url()
  await page.goBack()
  await visitor.seesTravellers('Passenger', [lucia])
  return payPage
}

const correct = (visitor: Visitor) =>
  visitor.fillsInTravellers('Passenger', [{ ...lucia, firstName: 'Lucila' }])

test('a corrected name replaces the booking: its first payment page closes', async ({
  page,
  visitor,
}) => {
  const first = await correctsTheName(visitor)
  await correct(visitor)
  const sent = page.waitForRequest('**/api/v1/bookings/create-checkout')
  await visitor.goesToPay()
  expect(await (await sent).headerValue('replaces-idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))
  await page.goto(first)
  await visitor.sees(visitor.heading('This payment page has closed'))
})

test('a corrected name of a booking that has been paid meanwhile leads to its receipt', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 409|answered 409/)
  const first = await correctsTheName(visitor)
  const paying = await page.context().newPage()
  await paying.goto(first)
  const reference = (await paying.locator('dd').first().textContent()) ?? 'none'
  await paying.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(paying).toHaveURL(/\/flights\/success/)
  await paying.close()

  await correct(visitor)
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await visitor.sees(
    page.getByText(`This booking has been paid already: its reference is ${reference}`),
  )
  await page.getByRole('link', { name: 'See your receipt' }).click()
  await visitor.sees(visitor.heading('Thank you for your booking'))
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(page.getByRole('main')).toContainText('Flight CUN → MIA')
})
