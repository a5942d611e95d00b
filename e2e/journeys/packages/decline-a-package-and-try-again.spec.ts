import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { lucia } from '../../visitor/people.ts'
import { bookTrip, lastDayOf, openTrip, tripsShown } from '../../visitor/trips.ts'

const [checkIn, checkOut] = [dayFromToday(30), dayFromToday(34)]

test('a declined payment loses neither days nor guest, and the second try succeeds', async ({
  page,
  visitor,
}) => {
  await visitor.opens(`${paths.packages}?checkin=${checkIn}&checkout=${checkOut}`)
  const [found] = await tripsShown(page, 'package')
  if (!found) throw new Error('No package was found.')
  await openTrip(page, 'package', found.name)
  await bookTrip(page, 'package')
  await visitor.fillsInTravellers('Guest', [lucia])
  await visitor.goesToPay()
  await visitor.declines()
  await expect(page).toHaveURL(/\/packages\/error\?booking=/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await visitor.sees(visitor.heading('Package Summary'))
  await visitor.seesTravellers('Guest', [lucia])
  const sent = page.waitForRequest('**/api/v1/packages/checkout')
  await visitor.goesToPay()
  expect((await sent).postDataJSON()).toMatchObject({
    check_in_date: checkIn,
    check_out_date: lastDayOf(found, 30),
  })
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))
})

test('a payment call that fails shows the alert, and the button works again', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 503/, /Card payment failed/)
  await visitor.opens(paths.packages)
  const [, found] = await tripsShown(page, 'package')
  await openTrip(page, 'package', found?.name ?? '')
  await bookTrip(page, 'package')
  await visitor.fillsInTravellers('Guest', [lucia])
  await page.route(
    '**/api/v1/packages/checkout',
    (route) => route.fulfill({ status: 503, body: 'busy' }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred while creating the booking. Please try again.',
  )
  await visitor.goesToPay()
})
