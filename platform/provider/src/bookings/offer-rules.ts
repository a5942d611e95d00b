import type { IsoDate, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { daysBetween, isDay } from '../calendar/days.ts'
import { type Issue, Refusal } from '../http/refusal.ts'
import { mostNights, yearsAhead } from '../limits.ts'
import { type QuoteLine, totalCents } from './quote.ts'

/** The last day that is sold, on `today`. */
export function lastDaySold(today: IsoDate): IsoDate {
  return `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`
}

/** Dates of a body that are well-formed but not in the calendar, or lie before today. Throws Refusal. */
export function requireDay(day: string, field: string, today: IsoDate): void {
  if (!isDay(day)) {
    throw invalidBody([{ path: field, message: 'must be a date YYYY-MM-DD' }])
  }
  if (day < today) throw notAvailable('This date has passed.')
  if (day > lastDaySold(today)) throw notAvailable('This date is too far ahead.')
}

/** Birth dates and passport dates must be days, and no birth date is after today. Throws Refusal 400. */
export function requireTravellers(
  travellers: readonly TravellerRecord[],
  field: 'passengers' | 'guests',
  today: IsoDate,
): void {
  const issues = travellers.flatMap((traveller, index): Issue[] => {
    const found: Issue[] = []
    if (!isDay(traveller.dob) || traveller.dob > today) {
      found.push({ path: `${field}.${index}.dob`, message: 'must be a day in the past' })
    }
    if (!isDay(traveller.passportExpiry)) {
      found.push({ path: `${field}.${index}.passportExpiry`, message: 'must be a date YYYY-MM-DD' })
    }
    return found
  })
  if (issues.length > 0) throw invalidBody(issues)
}

/** Dates of a stay; answers its nights. Throws Refusal when there are none, or more than `mostNights`. */
export function requireStay(
  stay: { check_in_date: IsoDate; check_out_date: IsoDate },
  today: IsoDate,
): number {
  requireDay(stay.check_in_date, 'check_in_date', today)
  requireDay(stay.check_out_date, 'check_out_date', today)
  const nights = daysBetween(stay.check_in_date, stay.check_out_date)
  if (nights < 1) throw notAvailable('Check-out must be after check-in.')
  if (nights > mostNights) throw notAvailable(`A stay has at most ${mostNights} nights.`)
  return nights
}

/** Guest records: one per guest, born in the past. Throws Refusal 400. */
export function requireGuests(
  body: { guests_count: number; guests: readonly TravellerRecord[] },
  today: IsoDate,
): void {
  if (body.guests_count !== body.guests.length) {
    throw invalidBody([{ path: 'guests_count', message: 'must be the number of guests' }])
  }
  requireTravellers(body.guests, 'guests', today)
}

/** Children do not travel alone. Throws Refusal 409. */
export function requireAdult(bands: TravellerCounts): void {
  if (bands.adults < 1) throw notAvailable('At least one adult must travel.')
}

function invalidBody(issues: Issue[]): Refusal {
  return new Refusal(400, 'invalid_request', 'The body is not valid.', { issues })
}

/** One way in which guests may have been counted, and what they pay then. */
export type Way = { bands: TravellerCounts; lines: QuoteLine[] }

/**
 * The way that has the total that was sent, the first where none was. Throws Refusal where there is no way, for the
 * reason `none`, and where no way has that total.
 */
export function chooseWay(ways: readonly Way[], sentUsd: number | undefined, none: string): Way {
  const [likeliest] = ways
  if (!likeliest) throw notAvailable(none)
  if (sentUsd === undefined) return likeliest
  const chosen = ways.find(({ lines }) => isAmount(sentUsd, totalCents(lines)))
  if (!chosen) throw priceChanged(sentUsd, totalCents(likeliest.lines))
  return chosen
}

/** What was asked for cannot be had, for a reason other than being sold out. */
export function notAvailable(message: string): Refusal {
  return new Refusal(409, 'not_available', message)
}

/** The price that the visitor saw is no longer the price: the answer has both, nothing is booked. */
export function priceChanged(sentUsd: number, quotedCents: number): Refusal {
  return new Refusal(409, 'price_changed', 'The price has changed.', {
    details: {
      total_amount_usd: sentUsd,
      current_total_amount_usd: quotedCents / 100,
      currency: 'USD',
    },
  })
}

/** Whether an amount sent in USD is exactly this many cents. */
export function isAmount(usd: number, cents: number): boolean {
  // Sums of cents in floating point may be off by less than any cent: 89.99 * 3.
  return Math.abs(usd * 100 - cents) < 1e-6 * Math.max(1, cents)
}
