import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo } from '../visitor/people.ts'
import { Visitor } from '../visitor/visitor.ts'

const trip = {
  from: ['Cancún', 'CUN'],
  to: ['Guadalajara', 'GDL'],
  departs: dayFromToday(15),
  returns: dayFromToday(22),
  party: { adults: 2 },
} satisfies Parameters<Visitor['searchesFlights']>[0]

test('refresh and Back find every step of a round trip as it was left', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  await visitor.searchesFlights(trip)
  const offered = await visitor.seesFlights('departure')
  await visitor.refreshes()
  expect(await visitor.seesFlights('departure')).toEqual(offered)

  const departure = await visitor.choosesFirstFlight('departure')
  const back = await visitor.seesFlights('return')
  await visitor.refreshes()
  expect(await visitor.seesFlights('return')).toEqual(back)

  await page.goBack()
  expect(await visitor.seesFlights('departure')).toEqual(offered)
  await page.goForward()
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))

  const total = usd((departure.fareCents ?? 0) * 2)
  await expect(page.getByRole('complementary')).toContainText(total)
  await visitor.refreshes()
  await visitor.sees(visitor.heading('Flight Summary'))
  await expect(page.getByRole('complementary')).toContainText(total)

  await page.goBack()
  expect(await visitor.seesFlights('return')).toEqual(back)
})

test('Back from the payment page finds the form intact and both buttons usable', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  await visitor.searchesFlights(trip)
  await visitor.choosesFirstFlight('departure')
  await visitor.choosesFirstFlight('return')
  await visitor.fillsInTravellers('Passenger', [lucia, mateo])
  await visitor.goesToPay()
  await page.goBack({ waitUntil: 'commit' })
  await visitor.sitsDown()
  await visitor.sees(
    page.getByRole('button', { name: 'Confirm & Pay with Card' }),
    page.getByRole('button', { name: 'Book via WhatsApp' }),
  )
  await visitor.seesTravellers('Passenger', [lucia, mateo])
  await visitor.goesToPay()
  console.log('B17 · Back from the payment page: form and total kept, both buttons usable')
})

test('a link to results shows the same flights to somebody else', async ({
  page,
  visitor,
  browser,
  baseURL,
}) => {
  await visitor.opens(paths.home)
  await visitor.searchesFlights(trip)
  const offered = await visitor.seesFlights('departure')
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const friend = new Visitor(await elsewhere.newPage())
  await friend.opens(page.url())
  expect(await friend.seesFlights('departure')).toEqual(offered)
  await elsewhere.close()
})

test('a summary without a chosen flight leads home', async ({ page, visitor }) => {
  await visitor.opens(paths.flightSummary)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await visitor.sees(page.getByRole('search', { name: 'Search' }))
})
