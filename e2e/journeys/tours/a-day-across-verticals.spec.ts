import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { emma, lucia, mateo } from '../../visitor/people.ts'
import { chooseTravellers } from '../../visitor/search-widget.ts'
import { bookTrip, openTrip, searchTrips, summaryLines, tripsShown } from '../../visitor/trips.ts'

const people = [lucia, mateo, emma]
const [checkIn, checkOut] = [dayFromToday(10), dayFromToday(14)]

test('a flight, a tour for the same people, then a package for them', async ({ page, visitor }) => {
  // A flight for one is chosen, then two more come along.
  await visitor.opens(paths.home)
  await visitor.searchesFlights({
    from: ['Mexico City', 'MEX'],
    to: ['Cancún', 'CUN'],
    departs: checkIn,
  })
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  if (await edit.isVisible()) await edit.click()
  await chooseTravellers(page, { adults: 2, children: 1 })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/adults=2&children=1/)
  // From here on no card is left of the search before.
  await visitor.sees(page.getByText(/, 2 Adults, 1 Child, Economy$/).first())
  await visitor.choosesFirstFlight('departure')
  await visitor.sees(page.getByRole('button', { name: 'Passenger 3' }))

  // The tour's guests are the travellers of the flight.
  await (await visitor.mainLinks()).getByRole('link', { name: 'Tours' }).click()
  const [tour] = await tripsShown(page, 'tour')
  if (!tour) throw new Error('No tour was found.')
  expect(tour.totalCents).toBe(tour.perPersonCents * 3)
  await openTrip(page, 'tour', tour.name)
  await visitor.sees(page.getByRole('button', { name: 'Guests 2 Adults, 1 Child' }))
  await bookTrip(page, 'tour')
  const tourTotal = usd(tour.perPersonCents * 3)
  expect(await summaryLines(page)).toMatchObject({
    Guests: '3',
    'Total to Pay': `${tourTotal} USD`,
  })
  await visitor.fillsInTravellers('Guest', people)
  await visitor.goesToPay()
  await visitor.sees(page.getByRole('button', { name: `Pay ${tourTotal}` }))
  await visitor.pays()
  await visitor.sees(visitor.heading('Thank you for your booking'))

  // The flight is still chosen: only the tour's booking ended.
  const selection = await page.evaluate(() => window.__storefront__?.state().selection)
  expect(selection?.outboundFlight).not.toBeNull()
  expect(selection?.tour).toBeNull()

  // A package for the same people: changing the tab starts the search anew, so they are counted again.
  await (await visitor.mainLinks()).getByRole('link', { name: 'Home' }).click()
  await searchTrips(page, 'package', {
    destination: 'Tulum',
    stay: [checkIn, checkOut],
    party: { adults: 2, children: 1 },
  })
  const [travelPackage] = await tripsShown(page, 'package')
  if (!travelPackage) throw new Error('No package was found.')
  await openTrip(page, 'package', travelPackage.name)
  await visitor.sees(page.getByRole('button', { name: 'Guests 2 Adults, 1 Child' }))
  await bookTrip(page, 'package')
  const packageTotal = usd(travelPackage.perPersonCents * 3)
  await visitor.fillsInTravellers('Guest', people)
  const chat = await visitor.booksByWhatsApp()
  expect(chat.text).toContain(`${travelPackage.name}, ${travelPackage.destination}`)
  expect(chat.text).toContain(`Total: ${packageTotal} USD`)

  const events = (await visitor.events()).map(({ name, source }) => `${source}: ${name}`)
  expect(events).toContain('packages_mfe: package-selected')
})
