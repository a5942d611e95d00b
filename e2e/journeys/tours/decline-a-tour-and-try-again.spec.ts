import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { lucia, secretsOf } from '../../visitor/people.ts'
import { chooseDay } from '../../visitor/search-widget.ts'
import { bookTrip, openTrip, tripsShown } from '../../visitor/trips.ts'

const day = dayFromToday(21)

test('a declined payment loses neither the day nor the guest, and the second try succeeds', async ({
  page,
  visitor,
}) => {
  await visitor.opens(`${paths.tours}?destination=Cozumel`)
  const [tour] = await tripsShown(page, 'tour')
  if (!tour) throw new Error('No tour was found.')
  await openTrip(page, 'tour', tour.name)
  await bookTrip(page, 'tour')
  await chooseDay(page, 'Tour date', day)
  await visitor.fillsInTravellers('Guest', [lucia])
  await visitor.goesToPay()
  await visitor.declines()

  await expect(page).toHaveURL(/\/tours\/error\?booking=/)
  await visitor.sees(visitor.heading('Payment was not completed'))
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  for (const secret of secretsOf([lucia])) expect(stored).not.toContain(secret)

  await page.getByRole('link', { name: 'Try again' }).click()
  await visitor.sees(
    visitor.heading('Tour Summary'),
    page.getByRole('button', { name: `Tour date ${writtenWithWeekday(day)}` }),
  )
  await visitor.seesTravellers('Guest', [lucia])
  await visitor.goesToPay()
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(tour.perPersonCents)}` }))
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))
})
