import type { BookingWay, IsoDate } from '@storefront/contract'
import type {
  PackageCheckout,
  PackageRequest,
  TourCheckout,
  TourRequest,
} from '@storefront/contract/wire'
import { bandsText, guestBands } from '../bookings/age-bands.ts'
import {
  notAvailable,
  referenceDays,
  requireDay,
  requireGuests,
  requireLimits,
  requireStay,
} from '../bookings/offer-rules.ts'
import { type PricedBody, priceParty } from '../bookings/price-party.ts'
import type { Offer } from '../bookings/quote.ts'
import { addDays, dayText } from '../calendar.ts'
import type { Catalogue, Trip } from '../catalogue/catalogue.ts'
import { notFound } from '../http/refusal.ts'
import { isInSeason } from './season.ts'

/** Prices a tour: price per person × (adults + children) (product 5.3). Throws Refusal. */
export function offerTour(
  catalogue: Catalogue,
  body: TourRequest & Partial<TourCheckout>,
  now: Date,
  way: BookingWay = 'card',
): Offer {
  const sale = referenceDays(now)
  const tour = catalogue.toursByKey.get(String(body.tour_id))
  if (!tour) throw notFound('tour')
  const { booking_date: firstDay } = body
  requireDay(firstDay, 'booking_date', sale)
  const lastDay = addDays(firstDay, tour.durationDays - 1)
  requireGuests(body, sale, lastDay)
  if (way === 'card' && !isInSeason(tour.season, firstDay)) {
    throw notAvailable('This tour does not run on this day of the year.', 'not_sold_on_day')
  }
  return offerTrip('tour', tour, { firstDay, lastDay }, body, now, way)
}

/** Prices a package like a tour. Throws Refusal, also if the stay is not as long as the package. */
export function offerPackage(
  catalogue: Catalogue,
  body: PackageRequest & Partial<PackageCheckout>,
  now: Date,
  way: BookingWay = 'card',
): Offer {
  const sale = referenceDays(now)
  const found = catalogue.packagesByKey.get(String(body.package_id))
  if (!found) throw notFound('package')
  const nights = Math.max(1, found.durationDays - 1)
  if (requireStay(body, sale) !== nights) {
    throw notAvailable(`This package takes ${nights} ${nights === 1 ? 'night' : 'nights'}.`)
  }
  requireGuests(body, sale, body.check_out_date)
  const days = { firstDay: body.check_in_date, lastDay: body.check_out_date }
  return offerTrip('package', found, days, body, now, way)
}

function offerTrip(
  product: 'tour' | 'package',
  trip: Trip,
  days: { firstDay: IsoDate; lastDay: IsoDate },
  body: PricedBody & { guests: readonly { dob: IsoDate }[] },
  now: Date,
  way: BookingWay,
): Offer {
  const { firstDay } = days
  const births = body.guests.map((guest) => guest.dob)
  if (way === 'card') {
    requireLimits(trip, births, { first: firstDay, end: addDays(firstDay, 1) }, referenceDays(now))
  }
  const { bands, lines, amountCents } = priceParty(body, {
    births,
    counted: { firstDay, infantMaxAge: 1 },
    likely: guestBands(births, firstDay),
    linesFor: ({ adults, children }) => [
      { label: 'Per person', unitCents: trip.priceCents, quantity: adults + children },
    ],
    none: '',
  })
  const [first, last] = [dayText(firstDay), dayText(days.lastDay)]
  const span = first === last ? first : `${first} to ${last}`
  return {
    product,
    itemId: String(trip.id),
    quote: {
      title: trip.name,
      details: [trip.destination.name, span, bandsText(bands)],
      lines,
    },
    amountCents,
    ...days,
    travellersCount: births.length,
    stock: [
      {
        kind: product,
        itemId: String(trip.id),
        day: firstDay,
        quantity: births.length,
        capacity: trip.places,
      },
    ],
  }
}
