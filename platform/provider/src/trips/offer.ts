import type { IsoDate } from '@storefront/contract'
import type {
  PackageCheckout,
  PackageRequest,
  TourCheckout,
  TourRequest,
} from '@storefront/contract/wire'
import { bandsText, guestBands } from '../bookings/age-bands.ts'
import {
  chooseWay,
  notAvailable,
  requireDay,
  requireGuests,
  requireStay,
  saleDays,
} from '../bookings/offer-rules.ts'
import { type Offer, totalCents } from '../bookings/quote.ts'
import { addDays, dayText } from '../calendar.ts'
import type { Catalogue, Trip } from '../catalogue/catalogue.ts'
import { notFound } from '../http/refusal.ts'
import { isInSeason } from './season.ts'

/** Prices a tour: price per person × (adults + children) (product 5.3). Throws Refusal. */
export function offerTour(
  catalogue: Catalogue,
  body: TourRequest & Partial<TourCheckout>,
  now: Date,
): Offer {
  const sale = saleDays(now)
  const tour = catalogue.toursByKey.get(String(body.tour_id))
  if (!tour) throw notFound('tour')
  requireDay(body.booking_date, 'booking_date', sale)
  if (!isInSeason(tour.season, body.booking_date)) {
    throw notAvailable('This tour does not run on this day of the year.')
  }
  const lastDay = addDays(body.booking_date, tour.durationDays - 1)
  requireGuests(body, sale, lastDay)
  return offerTrip('tour', tour, { firstDay: body.booking_date, lastDay }, body)
}

/** Prices a package, as a tour; it is sold for its own length only. Throws Refusal. */
export function offerPackage(
  catalogue: Catalogue,
  body: PackageRequest & Partial<PackageCheckout>,
  now: Date,
): Offer {
  const sale = saleDays(now)
  const found = catalogue.packagesByKey.get(String(body.package_id))
  if (!found) throw notFound('package')
  const nights = Math.max(1, found.durationDays - 1)
  if (requireStay(body, sale) !== nights) {
    throw notAvailable(`This package takes ${nights} ${nights === 1 ? 'night' : 'nights'}.`)
  }
  requireGuests(body, sale, body.check_out_date)
  const days = { firstDay: body.check_in_date, lastDay: body.check_out_date }
  return offerTrip('package', found, days, body)
}

function offerTrip(
  product: 'tour' | 'package',
  trip: Trip,
  days: { firstDay: IsoDate; lastDay: IsoDate },
  body: { guests: readonly { dob: IsoDate }[]; total_amount_usd?: number },
): Offer {
  const births = body.guests.map((guest) => guest.dob)
  const ways = guestBands(births, days.firstDay)
    .filter((bands) => bands.adults > 0)
    .map((bands) => {
      const quantity = bands.adults + bands.children
      return { bands, lines: [{ label: 'Per person', unitCents: trip.priceCents, quantity }] }
    })
  const none = 'At least one adult must travel.'
  const { bands, lines } = chooseWay(ways, body.total_amount_usd, none)
  const [first, last] = [dayText(days.firstDay), dayText(days.lastDay)]
  const span = first === last ? first : `${first} to ${last}`
  return {
    product,
    itemId: String(trip.id),
    quote: {
      title: trip.name,
      details: [trip.destination.name, span, bandsText(bands)],
      lines,
    },
    amountCents: totalCents(lines),
    ...days,
    travellersCount: body.guests.length,
    stock: [
      {
        kind: product,
        itemId: String(trip.id),
        day: days.firstDay,
        quantity: body.guests.length,
        capacity: trip.places,
      },
    ],
  }
}
