import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { lucia } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'
import { summaryLines } from '../visitor/trips.ts'

test('a visitor books a package by card after one declined payment, at the total of its summary', async ({
  page,
  visitor,
}) => {
  await arrivesAtSummary(visitor, 'package')
  const lines = await summaryLines(page)
  const total = lines['Total to Pay']?.replace(/ USD$/, '') ?? 'no total'
  await visitor.fillsInTravellers('Guest', [lucia])
  await visitor.goesToPay(total)
  await visitor.declines()
  await expect(page).toHaveURL(/\/packages\/error\?booking=/)
  await visitor.sees(visitor.heading('Payment was not completed'))
  await visitor.keepsNothingOf([lucia])
  const declined = new URL(page.url()).searchParams.get('booking')
  await page.getByRole('link', { name: 'Try again' }).click()
  await visitor.seesTravellers('Guest', [lucia])
  expect(await summaryLines(page)).toEqual(lines)
  await visitor.goesToPay(total)
  await visitor.pays()

  // The declined and the paid attempt are one booking.
  await expect(page).toHaveURL(`/packages/success?booking=${declined}`)
  await visitor.isConfirmed(total)
  await visitor.keepsNothingOf([lucia])
  await visitor.findsNothingSelected(paths.packageSummary)
})
