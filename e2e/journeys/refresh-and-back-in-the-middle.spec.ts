import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { roundTripFound } from '../site/public-pages.ts'
import { leo, lucia, mateo } from '../visitor/people.ts'
import { Visitor } from '../visitor/visitor.ts'

const people = [lucia, mateo, leo]

test('a reload and Back keep each step, the summary and its form, but only in the same tab', async ({
  page,
  context,
  visitor,
}) => {
  await visitor.opens(roundTripFound)
  const offered = await visitor.seesFlights('departure')
  await visitor.choosesFirstFlight('departure')
  const back = await visitor.seesFlights('return')
  await visitor.reloads()
  expect(await visitor.seesFlights('return')).toEqual(back)
  await page.goBack()
  expect(await visitor.seesFlights('departure')).toEqual(offered)
  await page.goForward()
  await visitor.choosesFirstFlight('return')
  await visitor.sees(visitor.heading('Flight Summary'))
  const total = page.getByRole('complementary')
  const before = (await total.textContent()) ?? ''
  expect(before).toMatch(/\$\d/)
  await visitor.reloads()
  await expect(page).toHaveURL(paths.flightSummary)
  await expect(total).toHaveText(before)

  await visitor.fillsInTravellers('Passenger', people)
  await visitor.goesToPay()
  await page.goBack({ waitUntil: 'commit' })
  await visitor.waitsForHydration()
  await visitor.seesTravellers('Passenger', people)
  const started =
    'You started this booking. If you have not paid it yet, go on to payment.Go on to payment'
  await expect(total).toContainText(started)
  expect((await total.textContent())?.replace(started, '')).toBe(before)

  const otherTab = new Visitor(await context.newPage())
  await otherTab.findsNothingSelected(paths.flightSummary)
})
