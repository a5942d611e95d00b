import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { roundTripFare, startOtherProvider } from '../site/other-provider.ts'
import { readChat } from '../visitor/chat.ts'
import { dayFromToday, written } from '../visitor/days.ts'
import { usd } from '../visitor/money.ts'
import { lucia, mateo } from '../visitor/people.ts'

const [departs, returns] = [dayFromToday(10), dayFromToday(13)]
const search = `from=CUN&to=BOG&departureDate=${departs}&returnDate=${returns}&type=Round+Trip&adults=2`
const fareCents = Math.round(Number(roundTripFare) * 100)

test('a couple books a flight of a provider that leaves out optional parts of the API', async ({
  page,
  visitor,
  ownSite,
  troubles,
}) => {
  // The trip looks its city up among the destinations, and this provider has no such call.
  troubles.expect(/\/destinations\/search/)
  const provider = await startOtherProvider()
  const site = await ownSite({ env: { PROVIDER_URL: provider.url } })
  await visitor.opens(`${site.url}${paths.flightResults}?${search}`)
  const [cheapest] = await visitor.seesFlights('departure')
  // This provider has no prices of other days.
  await expect(page.getByRole('navigation', { name: 'Prices of nearby days' })).toHaveCount(0)
  const shown = { times: '07:15 → 10:50', airline: 'Caribe Sur' }
  expect(cheapest).toEqual({ ...shown, fareCents, totalCents: fareCents * 2 })
  await visitor.choosesFirstFlight('departure')
  await visitor.choosesFirstFlight('return')
  await expect(page.getByRole('complementary')).toContainText(`${usd(fareCents * 2)} USD`)

  // This provider's booking call has no field for the return flight.
  await visitor.sees(page.getByText('Your return flight is confirmed by us after you pay.'))
  await visitor.fillsInTravellers('Passenger', [lucia, mateo])
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await visitor.sees(visitor.heading('Andes Pay'))
  await page.getByRole('button', { name: 'Pay with my card' }).click()
  await visitor.waitsForHydration()
  await visitor.sees(visitor.heading('Thank you for your booking'))
  const message = page.getByRole('link', { name: 'Send it on WhatsApp' })
  const { text } = readChat((await message.getAttribute('href')) ?? '')
  expect(text).toMatch(/ANDES-\d+\. Please confirm my return flight: .*BOG → CUN/)
  expect(text).toContain(`${written(returns)}, `)
  expect(text).toMatch(/, Economy$/)
  await provider.stop()
})
