import { paths } from '@storefront/contract'
import { prices } from '../../platform/lab/conformance/testing/other-provider/catalogue.ts'
import { expect, test } from '../fixtures.ts'
import { readChat } from '../visitor/chat.ts'
import { dayFromToday, weekday, written } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo } from '../visitor/people.ts'

test.use({ site: { otherProvider: true } })
// In turn: a second worker would start a second site.
test.describe.configure({ mode: 'default' })

const cents = (price: string) => Math.round(Number(price) * 100)
const departs = dayFromToday(10)

test('the site books with another company that answers the API its own way', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  // It has no slides (the heading '{product} Travel'), and articles without pictures.
  await visitor.sees(
    visitor.heading('Marea Travel'),
    page.getByText('Your next adventure awaits.'),
    page.getByText('Lima in three days'),
  )
  await visitor.searchesFlights({
    from: ['Cancún', 'CUN'],
    to: ['Bogotá', 'BOG'],
    departs,
    returns: dayFromToday(13),
    party: { adults: 2 },
  })
  const [cheapest] = await visitor.seesFlights('departure')
  // It tells no prices of other days, so it is not asked for them.
  await expect(page.getByRole('navigation', { name: 'Prices of nearby days' })).toHaveCount(0)
  const total = cents(prices.roundTrip) * 2
  expect(cheapest).toEqual({
    times: '07:15 → 10:50',
    airline: 'Caribe Sur',
    fareCents: cents(prices.roundTrip),
    totalCents: total,
  })
  await visitor.choosesFirstFlight('departure')
  await visitor.choosesFirstFlight('return')
  const panel = page.getByRole('complementary')
  const details = page.getByRole('button', { name: 'Details', exact: true })
  if (await details.isVisible()) await details.click()
  await expect(panel).toContainText(`${usd(total)} USD`)
  await expect(panel).toContainText(weekday(departs))

  // It announces no additions: its booking call cannot carry the return flight.
  await visitor.sees(page.getByText('Your return flight is confirmed by us after you pay.'))
  await visitor.fillsInTravellers('Passenger', [lucia, mateo])
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await visitor.sees(visitor.heading('Andes Pay'))
  await page.getByRole('button', { name: 'Pay with my card' }).click()
  await visitor.sitsDown()
  await visitor.sees(
    visitor.heading('Thank you for your booking'),
    page.getByText(/ANDES-\d+/).first(),
  )
  const message = page.getByRole('link', { name: 'Send it on WhatsApp' })
  const { text } = readChat((await message.getAttribute('href')) ?? '')
  expect(text).toMatch(/ANDES-\d+\. Please confirm my return flight: .*BOG → CUN/)
  expect(text).toContain(`${written(dayFromToday(13))}, `)
  expect(text).toMatch(/, Economy$/)
})

test('a request by WhatsApp whose answer is empty is recorded all the same', async ({
  visitor,
}) => {
  await visitor.choosesFlights({ from: ['Cancún', 'CUN'], to: ['Lima', 'LIM'], departs })
  await visitor.fillsInTravellers('Passenger', [lucia])
  const { text } = await visitor.booksByWhatsApp()
  expect(text).toContain('Flight CUN → LIM (Oneway)')
  expect(text).toContain(`Total: ${usd(cents(prices.oneWay))} USD`)
})
