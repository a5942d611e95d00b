import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { lucia } from '../visitor/people.ts'
import { products } from '../visitor/products.ts'
import { Visitor } from '../visitor/visitor.ts'

test('a booking whose tab was closed at the payment page is offered again, and paid once', async ({
  page,
  context,
  visitor,
}) => {
  const hotel = products.find(({ name }) => name === 'hotel') ?? products[0]
  if (!hotel) throw new Error('Nothing is sold.')
  await hotel.arrives(visitor)
  await visitor.fillsInTravellers(hotel.label, [lucia])
  await visitor.goesToPay()
  const paymentPage = page.url()
  await page.close()

  const nextTab = await context.newPage()
  const back = new Visitor(nextTab)
  await back.opens(paths.account)
  const line = nextTab.getByRole('listitem').filter({ hasText: 'Not finished' })
  await expect(line).toContainText('Casa Flamboyán')
  await back.keepsNothingOf([lucia])
  await line.getByRole('link', { name: 'Continue your booking' }).click()
  await expect(nextTab).toHaveURL(paymentPage)
  await back.declines()
  await back.sees(back.heading('Payment was not completed'))
  await expect(nextTab.getByRole('main')).toContainText('Casa Flamboyán')
  await nextTab.close()

  const dayAfter = await context.newPage()
  const again = new Visitor(dayAfter)
  await again.opens(paths.home)
  await dayAfter.getByRole('link', { name: 'Continue your booking' }).click()
  await again.sees(again.heading('Room Summary'))
  await again.seesTravellers(hotel.label, [lucia])
  await again.goesToPay()
  await again.pays()
  await expect(dayAfter.getByRole('main')).toContainText(
    'email your confirmation to l•••@example.com',
  )
  await again.opens(paths.account)
  await expect(dayAfter.getByText('Not finished')).toHaveCount(0)
  await dayAfter.getByRole('link', { name: /^Receipt of/ }).click()
  await expect(dayAfter.getByRole('main')).toContainText('Casa Flamboyán')
})
