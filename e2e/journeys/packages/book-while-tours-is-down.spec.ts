import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { usd } from '../../visitor/money.ts'
import { lucia } from '../../visitor/people.ts'
import { bookTrip, openTrip, tripsShown } from '../../visitor/trips.ts'

const remote = '**/remotes/tours/**'

test('tours is down, a package is booked all the same, and Retry brings tours back', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/, /could not be loaded/, /could not be shown/)
  await page.route(remote, (route) => route.abort())
  await visitor.opens(paths.home)
  await (await visitor.mainLinks()).getByRole('link', { name: 'Tours' }).click()
  const fallback = await visitor.seesFallback()
  await visitor.sees(page.getByRole('banner'), fallback.getByRole('link', { name: 'WhatsApp' }))

  await (await visitor.mainLinks()).getByRole('link', { name: 'Packages' }).click()
  const [found] = await tripsShown(page, 'package')
  if (!found) throw new Error('No package was found.')
  await openTrip(page, 'package', found.name)
  await bookTrip(page, 'package')
  await visitor.fillsInTravellers('Guest', [lucia])
  await visitor.goesToPay()
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(found.perPersonCents)}` }))
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))

  await (await visitor.mainLinks()).getByRole('link', { name: 'Tours' }).click()
  await visitor.seesFallback()
  await page.unroute(remote)
  await fallback.getByRole('button', { name: 'Retry' }).click()
  await visitor.sees(visitor.heading('Explore Our Tours'))
  expect((await tripsShown(page, 'tour')).length).toBeGreaterThan(0)
})
