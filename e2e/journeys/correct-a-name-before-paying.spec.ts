import { expect, test } from '../fixtures.ts'
import { lucia } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'

test('a booking with a corrected name replaces the unpaid one and closes its payment page', async ({
  page,
  visitor,
}) => {
  await arrivesAtSummary(visitor, 'flight')
  await visitor.fillsInTravellers('Passenger', [lucia])
  await visitor.goesToPay()
  const replaced = page.url()
  await page.goBack()
  await visitor.seesTravellers('Passenger', [lucia])
  await visitor.fillsInTravellers('Passenger', [{ ...lucia, firstName: 'Lucila' }])
  const sent = page.waitForRequest('**/api/v1/bookings/create-checkout')
  await visitor.goesToPay()
  expect(await (await sent).headerValue('replaces-idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  await visitor.pays()
  await visitor.isConfirmed()
  await page.goto(replaced)
  await visitor.sees(visitor.heading('This payment page has closed'))
})
