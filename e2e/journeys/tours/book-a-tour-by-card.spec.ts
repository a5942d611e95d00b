import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, written, writtenWithWeekday } from '../../visitor/days.ts'
import { centsIn, usd } from '../../visitor/money.ts'
import { emma, leo, lucia, mateo, secretsOf } from '../../visitor/people.ts'
import { chooseDay } from '../../visitor/search-widget.ts'
import {
  bookTrip,
  openTrip,
  searchTrips,
  summaryLines,
  tripList,
  tripsShown,
} from '../../visitor/trips.ts'

const family = [lucia, mateo, emma, leo]
const day = dayFromToday(11)

test('a family finds a tour, chooses its day and pays by card', async ({ page, visitor }) => {
  await visitor.opens(paths.home)
  await searchTrips(page, 'tour', {
    destination: 'Tulum',
    party: { adults: 2, children: 1, infants: 1 },
  })
  await expect(page).toHaveURL('/tours?destination=Tulum')
  const [tour] = await tripsShown(page, 'tour')
  if (!tour) throw new Error('No tour was found.')
  // Infants come along for nothing: two adults and a child pay.
  const total = tour.perPersonCents * 3
  expect(tour.totalCents).toBe(total)

  await openTrip(page, 'tour', tour.name)
  await visitor.sees(
    visitor.heading('About this tour', 2),
    visitor.heading('Included Services', 2),
    visitor.heading('Image Gallery', 2),
    page.getByText(tour.duration, { exact: true }),
    page.getByText(`From ${usd(tour.perPersonCents)} per person`),
  )
  await bookTrip(page, 'tour')

  // No day was asked for yet: it is the earliest one, and it is chosen here.
  await visitor.sees(
    page.getByRole('button', { name: `Tour date ${writtenWithWeekday(dayFromToday(4))}` }),
  )
  await chooseDay(page, 'Tour date', day)
  expect(await summaryLines(page)).toMatchObject({
    Destination: tour.destination,
    Duration: tour.duration,
    'Tour date': writtenWithWeekday(day),
    Guests: '3',
    Infants: '1',
    'Price per person': usd(tour.perPersonCents),
    'Total to Pay': `${usd(total)} USD`,
  })

  const sent = page.waitForRequest('**/api/v1/tours/checkout')
  await visitor.fillsInTravellers('Guest', family)
  await visitor.goesToPay()
  expect((await sent).postDataJSON()).toMatchObject({
    booking_date: day,
    guests_count: 4,
    total_amount_usd: total / 100,
  })
  // The provider worked the total out by itself, from its own prices.
  await visitor.sees(page.getByRole('button', { name: `Pay ${usd(total)}` }))
  await visitor.pays()

  await expect(page).toHaveURL(/\/tours\/success\?booking=/)
  const reference = new URL(page.url()).searchParams.get('booking') ?? ''
  const recap = page.getByRole('main')
  for (const told of [
    'Thank you for your booking',
    reference,
    tour.name,
    writtenWithWeekday(day),
    usd(total),
  ]) {
    await expect(recap).toContainText(told)
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  for (const secret of secretsOf(family)) expect(kept).not.toContain(secret)

  // The booking ended: there is no tour to sum up any more.
  await visitor.opens(paths.tourSummary)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
})

test('tours are put in order and narrowed down, and the address remembers it', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.tours)
  const prices = async () =>
    (await tripsShown(page, 'tour')).map(({ perPersonCents }) => perPersonCents)
  const list = tripList(page, 'tour')
  await prices()
  const all = Number.parseInt((await list.getByText(/^\d+ tours$/).textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(20)

  await page.getByLabel('Sort by').selectOption('Price, highest first')
  await expect(page).toHaveURL('/tours?sort=price-highest')
  const isSorted = async () => {
    const shown = await prices()
    return shown.every((price, index) => index === 0 || price <= (shown[index - 1] ?? 0))
  }
  await expect.poll(isSorted, 'the dearest first').toBe(true)

  const filters = page.getByRole('button', { name: 'Filters' })
  if (await filters.isVisible()) await filters.click()
  await page.getByRole('checkbox', { name: '2 to 3 days' }).check()
  await expect(list.getByText(new RegExp(`^\\d+ of ${all} tours$`))).toBeVisible()
  const durations = (await tripsShown(page, 'tour')).map(({ duration }) => duration)
  for (const duration of durations) expect(duration).toMatch(/^[23] Days$/)

  await visitor.refreshes()
  expect((await tripsShown(page, 'tour')).map(({ duration }) => duration)).toEqual(durations)
})

test('nothing is searched without a destination, and nothing is found in Atlantis', async ({
  page,
  visitor,
}) => {
  await visitor.opens('/?tab=tours')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select a destination.')
  const destination = page.getByRole('combobox', { name: 'Destination' })
  await expect(destination).toBeFocused()
  await destination.fill('Atlantis')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await visitor.sees(visitor.heading('No Tours Found', 2))
  const chat = page.getByRole('main').getByRole('link', { name: 'Ask us on WhatsApp' })
  await expect(chat).toHaveAttribute('href', /Atlantis/)
})

test('a page of tours is whole before any script has run', async ({ request }) => {
  const list = await (await request.get('/tours?destination=Tulum')).text()
  expect(list).toMatch(/<h1[^>]*>Explore Our Tours<\/h1>/)
  const [, slug = ''] = /href="\/tours\/([a-z-]+)"/.exec(list) ?? []
  const tour = await (await request.get(`/tours/${slug}`)).text()
  expect(tour).toContain('About this tour')
  expect(centsIn(/From \$[\d,.]+ per person/.exec(tour)?.[0] ?? null)).toBeGreaterThan(0)
  const head = tour.slice(0, tour.indexOf('</head>'))
  for (const told of ['"TouristTrip"', '"BreadcrumbList"', 'name="description"', 'og:image']) {
    expect(head).toContain(told)
  }
  expect((await request.get('/tours/no-such-tour')).status()).toBe(404)
})

test('a day that has passed by the time of paying is refused with the alert', async ({
  page,
  visitor,
  troubles,
}) => {
  troubles.expect(/status of 409/, /Card payment failed/)
  await visitor.opens(paths.tours)
  const [tour] = await tripsShown(page, 'tour')
  await openTrip(page, 'tour', tour?.name ?? '')
  await bookTrip(page, 'tour')
  await visitor.fillsInTravellers('Guest', [lucia])
  await page.route('**/api/v1/tours/checkout', (route) =>
    route.continue({
      postData: JSON.stringify({
        ...route.request().postDataJSON(),
        booking_date: dayFromToday(-1),
      }),
    }),
  )
  await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred while creating the booking. Please try again.',
  )
  await expect(page.getByRole('main')).not.toContainText(written(dayFromToday(-1)))
})
