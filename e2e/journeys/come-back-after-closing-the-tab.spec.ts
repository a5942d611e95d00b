import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
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
