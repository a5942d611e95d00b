import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo, type Person } from '../visitor/people.ts'
import { products, type SoldThing } from '../visitor/products.ts'
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

type Booked = SoldThing & { people: Person[] }

const roundTrip: Booked = {
  name: 'flight',
  label: 'Passenger',
  summary: paths.flightSummary,
  people: [lucia, mateo],
  arrives: async (visitor) => {
    await visitor.choosesFlights(trip)
    await visitor.sees(visitor.heading('Flight Summary'))
  },
}
/** What the summary adds to itself once its payment was begun. */
const begun = 'You started this booking. It is not paid yet.Go on to payment'

// The other summaries are the same frame: they follow in the long run.
const others: Booked[] = (process.env.HARDENING ? products : [])
  .filter(({ name }) => name !== 'flight')
  .map((product) => ({ ...product, people: [lucia] }))

for (const { name, label, summary, people, arrives } of [roundTrip, ...others]) {
  test(`${name}: a refresh keeps the summary, Back from the payment page the form, and a fresh tab goes home`, async ({
    page,
    context,
    visitor,
  }) => {
    await arrives(visitor)
    const total = page.getByRole('complementary')
    const before = (await total.textContent()) ?? ''
    expect(before).toMatch(/\$\d/)
    await visitor.refreshes()
    await expect(page).toHaveURL(summary)
    await expect(total).toHaveText(before)

    await visitor.fillsInTravellers(label, people)
    await page.evaluate(() => Object.assign(window, { leftForPayment: true }))
    await visitor.goesToPay()
    await page.goBack({ waitUntil: 'commit' })
    await visitor.sitsDown()
    await visitor.sees(
      page.getByRole('button', { name: 'Confirm & Pay with Card' }),
      page.getByRole('button', { name: 'Book via WhatsApp' }),
    )
    await visitor.seesTravellers(label, people)
    await expect(total).toContainText(begun)
    expect((await total.textContent())?.replace(begun, '')).toBe(before)
    const isKept = await page.evaluate(() => 'leftForPayment' in window)
    await visitor.goesToPay()

    const tab = new Visitor(await context.newPage())
    await tab.opens(summary)
    await expect(tab.page).toHaveURL(/\/(\?.*)?$/)
    await tab.sees(tab.page.getByRole('search', { name: 'Search' }))
    console.log(
      `B17 · ${name}: summary after a refresh and form after Back as before (page kept by the browser: ${isKept ? 'yes' : 'no'}), a fresh tab goes home`,
    )
  })
}
