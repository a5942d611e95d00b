import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { lucia, mateo } from '../../visitor/people.ts'
import {
  bookTrip,
  lastDayOf,
  openTrip,
  searchTrips,
  summaryLines,
  tripList,
  tripsShown,
} from '../../visitor/trips.ts'

const couple = [lucia, mateo]
const [checkIn, checkOut] = [dayFromToday(10), dayFromToday(12)]

test('a couple finds a package, which opens with its own length, and pays by card', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  await searchTrips(page, 'package', {
    destination: 'Cancún',
    stay: [checkIn, checkOut],
    party: { adults: 2 },
  })
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    destination: 'Cancún',
    checkin: checkIn,
    checkout: checkOut,
    guests: '2,0,0',
  })
  const [found] = await tripsShown(page, 'package')
  if (!found) throw new Error('No package was found.')
  const total = found.perPersonCents * 2
  expect(found.totalCents).toBe(total)

  await openTrip(page, 'package', found.name)
  await visitor.sees(
    visitor.heading('About this package', 2),
    visitor.heading('Included Services', 2),
    visitor.heading('Image Gallery', 2),
    page.getByText(`From ${usd(found.perPersonCents)} per person`),
  )
  const lastDay = lastDayOf(found, 10)
  await expect(page).toHaveURL(new RegExp(`checkout=${lastDay}`))
  const { pathname } = new URL(page.url())
  await visitor.opens(`${pathname}?checkin=${checkIn}&checkout=${dayFromToday(70)}&guests=2,0,0`)
  await visitor.sees(page.getByText(/^This package takes \d+ nights?, so we moved the check-out/))
  await expect(page).toHaveURL(new RegExp(`checkout=${lastDay}`))
  await bookTrip(page, 'package')
  expect(await summaryLines(page)).toMatchObject({
    Destination: 'Cancún',
    Duration: found.duration,
    'Check-in': writtenWithWeekday(checkIn),
    'Check-out': writtenWithWeekday(lastDay),
    Guests: '2',
    'Price per person': usd(found.perPersonCents),
    'Total to Pay': `${usd(total)} USD`,
  })

  await visitor.fillsInTravellers('Guest', couple)
  await visitor.goesToPay()
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(total)}` }))
  await visitor.pays()
  await expect(page).toHaveURL(/\/packages\/success\?booking=/)
  const recap = page.getByRole('main')
  for (const told of [found.name, writtenWithWeekday(checkIn), writtenWithWeekday(lastDay)]) {
    await expect(recap).toContainText(told)
  }
})

test('prices are numbers in order, however the provider writes them', async ({ page, visitor }) => {
  const written = new Set<string>()
  page.on('response', async (response) => {
    if (!/\/api\/v1\/packages\?/.test(response.url())) return
    const { data } = await response.json()
    for (const { price_per_person } of data) written.add(typeof price_per_person)
  })
  await visitor.opens(paths.home)
  await (await visitor.mainLinks()).getByRole('link', { name: 'Offers' }).click()
  await visitor.sees(visitor.heading('Explore Our Packages'))
  await page.getByLabel('Sort by').selectOption('Price, lowest first')
  const prices = (await tripsShown(page, 'package')).map(({ perPersonCents }) => perPersonCents)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(written).toEqual(new Set(['number', 'string']))
})

test('the form asks for a destination, and its button waits while packages load', async ({
  page,
  visitor,
}) => {
  await visitor.opens('/?tab=packages')
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.click()
  await expect(page.getByRole('alert')).toHaveText('Please select destination and dates.')

  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/packages?*', async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Destination' }).fill('Tulum')
  await search.click()
  await visitor.sees(visitor.heading('Explore Our Packages'))
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  if (await edit.isVisible()) await edit.click()
  await expect(search).toBeDisabled()
  answer()
  await expect(search).toBeEnabled()
  await visitor.sees(tripList(page, 'package'))
})

test('nothing is found in Atlantis', async ({ page, visitor }) => {
  await visitor.opens(`${paths.packages}?destination=Atlantis`)
  await visitor.sees(visitor.heading('No Packages Found', 2))
  await page.getByRole('button', { name: 'Edit search' }).click()
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeFocused()
})
