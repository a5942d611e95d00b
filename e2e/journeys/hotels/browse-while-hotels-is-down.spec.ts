import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { hotelCards } from '../../visitor/hotels.ts'
import { lucia } from '../../visitor/people.ts'

const remote = '**/remotes/hotels/**'

test('hotels is down, a flight is booked all the same, and Retry brings hotels back', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/, /could not be loaded/, /could not be shown/)
  await page.route(remote, (route) => route.abort())
  await visitor.opens(paths.home)
  await (await visitor.mainLinks()).getByRole('link', { name: 'Hotels' }).click()
  const fallback = await visitor.seesFallback()
  await visitor.sees(page.getByRole('banner'), fallback.getByRole('link', { name: 'WhatsApp' }))

  await (await visitor.mainLinks()).getByRole('link', { name: 'Home' }).click()
  await visitor.searchesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Miami', 'MIA'],
    departs: dayFromToday(14),
  })
  await visitor.choosesFirstFlight('departure')
  await visitor.fillsInTravellers('Passenger', [lucia])
  await visitor.goesToPay()
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))

  await (await visitor.mainLinks()).getByRole('link', { name: 'Hotels' }).click()
  await visitor.seesFallback()
  await page.unroute(remote)
  await fallback.getByRole('button', { name: 'Retry' }).click()
  await visitor.sees(visitor.heading('Find Your Perfect Hotel'))
  await expect(hotelCards(page).first()).toBeVisible()
})
