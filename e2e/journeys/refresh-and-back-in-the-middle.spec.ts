import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { roundTripFound } from '../site/public-pages.ts'
import { leo, lucia, mateo } from '../visitor/people.ts'
import { Visitor } from '../visitor/visitor.ts'

const people = [lucia, mateo, leo]

test('refresh and Back find each step, the summary and its form as they were left', async ({
  page,
  context,
  visitor,
}) => {
  await visitor.opens(roundTripFound)
  const offered = await visitor.seesFlights('departure')
  await visitor.choosesFirstFlight('departure')
  const back = await visitor.seesFlights('return')
  await visitor.refreshes()
  expect(await visitor.seesFlights('return')).toEqual(back)
  await page.goBack()
  expect(await visitor.seesFlights('departure')).toEqual(offered)
  await page.goForward()
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  const total = page.getByRole('complementary')
  const before = (await total.textContent()) ?? ''
  expect(before).toMatch(/\$\d/)
  await visitor.refreshes()
  await expect(page).toHaveURL(paths.flightSummary)
  await expect(total).toHaveText(before)

  await visitor.fillsInTravellers('Passenger', people)
  await visitor.goesToPay()
  await page.goBack({ waitUntil: 'commit' })
  await visitor.sitsDown()
  await visitor.seesTravellers('Passenger', people)
  const started =
    'You started this booking. If you have not paid it yet, go on to payment.Go on to payment'
  await expect(total).toContainText(started)
  expect((await total.textContent())?.replace(started, '')).toBe(before)
  await visitor.goesToPay()

  // Another tab has selected nothing.
  const tab = new Visitor(await context.newPage())
  await tab.opens(paths.flightSummary)
  await expect(tab.page).toHaveURL(/\/(\?.*)?$/)
})
