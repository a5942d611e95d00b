import { paths } from '@storefront/contract'
import { expect, test } from '../../fixtures.ts'
import { dayFromToday, writtenWithWeekday } from '../../visitor/days.ts'
import { usd } from '../../visitor/money.ts'
import { emma, leo, lucia, mateo } from '../../visitor/people.ts'
import { chooseDay } from '../../visitor/search-widget.ts'
import {
  bookTrip,
  lastDayOf,
  openTrip,
  searchTrips,
  summaryLines,
  tripsShown,
} from '../../visitor/trips.ts'

const family = [lucia, mateo, emma, leo]
const party = { adults: 2, children: 1, infants: 1 }
const day = dayFromToday(10)

for (const { kind, search } of [
  { kind: 'tour', search: { destination: 'Tulum', party } },
  {
    kind: 'package',
    search: { destination: 'Cancún', party, stay: [day, dayFromToday(12)] as [string, string] },
  },
] as const) {
  test(`a family finds a ${kind}, chooses its days, is declined once and pays by card`, async ({
    page,
    visitor,
  }) => {
    await visitor.opens(paths.home)
    await searchTrips(page, kind, search)
    expect(new URL(page.url()).searchParams.get('destination')).toBe(search.destination)
    const [trip] = await tripsShown(page, kind)
    if (!trip) throw new Error(`No ${kind} was found.`)
    // Infants come along for nothing: two adults and a child pay.
    const total = trip.perPersonCents * 3
    expect(trip.totalCents).toBe(total)

    await openTrip(page, kind, trip.name)
    await visitor.sees(
      visitor.heading(`About this ${kind}`, 2),
      visitor.heading('Included Services', 2),
      visitor.heading('Image Gallery', 2),
      page.getByText(`From ${usd(trip.perPersonCents)} per person`),
    )
    await bookTrip(page, kind)
    // The day of a tour was not asked for yet; a package has its own length, whatever was searched for.
    if (kind === 'tour') await chooseDay(page, 'Tour date', day)
    const lastDay = lastDayOf(trip, day)
    const days =
      kind === 'tour'
        ? { 'Tour date': writtenWithWeekday(day) }
        : { 'Check-in': writtenWithWeekday(day), 'Check-out': writtenWithWeekday(lastDay) }
    expect(await summaryLines(page)).toMatchObject({
      ...{ Destination: trip.destination, Duration: trip.duration, ...days },
      ...{ Guests: '3', Infants: '1', 'Price per person': usd(trip.perPersonCents) },
      'Total to Pay': `${usd(total)} USD`,
    })

    await visitor.fillsInTravellers('Guest', family)
    const declined = await visitor.isDeclinedOnce(`/${kind}s/error`, family)
    expect(await summaryLines(page)).toMatchObject(days)
    const sent = page.waitForRequest(`**/api/v1/${kind}s/checkout`)
    await visitor.goesToPay()
    expect((await sent).postDataJSON()).toMatchObject({
      ...(kind === 'tour'
        ? { booking_date: day }
        : { check_in_date: day, check_out_date: lastDay }),
      guests_count: 4,
      total_amount_usd: total / 100,
    })
    // The provider worked the total out by itself, from its own prices.
    await visitor.sees(page.getByRole('button', { name: `Pay ${usd(total)}` }))
    await visitor.pays()

    // What was declined and what is paid are one booking.
    await expect(page).toHaveURL(`/${kind}s/success?booking=${declined}`)
    const recap = page.getByRole('main')
    const told = ['Thank you for your booking', declined, trip.name, usd(total)]
    for (const text of [...told, ...Object.values(days)]) await expect(recap).toContainText(text)
    await visitor.keepsNothingOf(family)

    // The booking ended: there is nothing to sum up any more.
    await visitor.opens(kind === 'tour' ? paths.tourSummary : paths.packageSummary)
    await expect(page).toHaveURL(/\/(\?.*)?$/)
  })
}
