import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday, dayMonth } from '../visitor/days.ts'
import { hotelCard } from '../visitor/hotels.ts'
import { lucia } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'
import { Visitor } from '../visitor/visitor.ts'

test('a visitor who closed the tab at the payment page finds the booking again and pays once', async ({
  page,
  context,
  visitor,
}) => {
  await arrivesAtSummary(visitor, 'hotel')
  await visitor.fillsInTravellers('Guest', [lucia])
  await visitor.goesToPay()
  const paymentPage = page.url()
  await page.close()

  const second = new Visitor(await context.newPage())
  await second.opens(paths.account)
  const line = second.page.getByRole('listitem').filter({ hasText: 'Not finished' })
  await expect(line).toContainText('Casa Flamboyán')
  await second.keepsNothingOf([lucia])
  await line.getByRole('link', { name: 'Continue your booking' }).click()
  await expect(second.page).toHaveURL(paymentPage)
  await second.declines()
  await second.sees(second.heading('Payment was not completed'))
  await second.page.close()

  const third = new Visitor(await context.newPage())
  await third.opens(paths.home)
  await third.page.getByRole('link', { name: 'Continue your booking' }).click()
  await third.sees(third.heading('Room Summary'))
  await third.seesTravellers('Guest', [lucia])
  await third.goesToPay()
  await third.pays()
  await third.isConfirmed('email your confirmation to l•••@example.com')
  await third.opens(paths.account)
  await expect(third.page.getByText('Not finished')).toHaveCount(0)
  await third.page.getByRole('link', { name: /^Receipt of/ }).click()
  await third.reads(third.page.getByRole('main'), 'Casa Flamboyán')
})

test('a couple that closed the tab finds the hotels that it looked at, at its dates', async ({
  page,
  context,
  visitor,
}) => {
  const [checkin, checkout] = [dayFromToday(30), dayFromToday(35)]
  const search = `${paths.hotels}?destination=Tulum&checkin=${checkin}&checkout=${checkout}&guests=2%2C0%2C0`
  await visitor.opens(search)
  const headings = hotelCard(page, /./).getByRole('heading')
  await expect(headings.first()).toBeVisible()
  const names = (await headings.allTextContents()).slice(0, 3)
  for (const name of names) {
    await hotelCard(page, name).getByRole('link', { name }).click()
    await visitor.sees(visitor.heading(name))
    await page.goBack()
  }
  await page.close()

  const second = new Visitor(await context.newPage())
  await second.opens(paths.home)
  const seen = second.page.getByRole('region', { name: 'Recently seen' })
  await second.reads(seen, ...names, dayMonth(checkout), '2 adults')
  const again = second.page.getByRole('link', { name: 'Hotels in Tulum' })
  await expect(again).toHaveAttribute('href', search)
  await seen.getByRole('link', { name: names[0] }).click()
  await expect(second.page).toHaveURL(
    new RegExp(`checkin=${checkin}&checkout=${checkout}&guests=2%2C0%2C0$`),
  )
})
