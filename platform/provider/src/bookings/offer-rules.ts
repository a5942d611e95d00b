import type { IsoDate, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { addDays, ageOn, cancunDay, daysBetween, dayText, isDay } from '../calendar.ts'
import { type Issue, Refusal } from '../http/refusal.ts'
import { fewestDaysAhead, mostNights, oldestAge, yearsAhead } from '../limits.ts'
import { type QuoteLine, totalCents } from './quote.ts'

/** The last day that is sold, on `today`. */
export function lastDaySold(today: IsoDate): IsoDate {
  return `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`
}

/** The days that bookings are checked against at one moment. */
export type SaleDays = {
  first: IsoDate
  last: IsoDate
  /** Today where it is latest on earth: nobody is born after it. */
  latestToday: IsoDate
}

/** Four days ahead by the visitor's own calendar, who may be anywhere on earth, from UTC-12 to UTC+14. */
export function saleDays(now: Date): SaleDays {
  const dayAt = (hours: number) =>
    new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
  return {
    first: addDays(dayAt(-12), fewestDaysAhead),
    last: lastDaySold(cancunDay(now)),
    latestToday: dayAt(14),
  }
}

/** A day of a body must be in the calendar and on sale. Throws Refusal. */
export function requireDay(day: string, field: string, { first, last }: SaleDays): void {
  if (!isDay(day)) {
    throw invalidBody([{ path: field, message: 'must be a date YYYY-MM-DD' }])
  }
  if (day < first) throw notAvailable(`The earliest date is ${dayText(first)}.`)
  if (day > last) throw notAvailable('This date is too far ahead.')
}

const passportNumber = /^(?=.*\d)[a-z\d][a-z\d -]{3,}[a-z\d]$/i

/** Travellers must be born, and have passports that last until `lastDay`. Throws Refusal 400. */
export function requireTravellers(
  travellers: readonly TravellerRecord[],
  field: 'passengers' | 'guests',
  { latestToday }: SaleDays,
  lastDay: IsoDate,
): void {
  const issues = travellers.flatMap((traveller, index) => {
    const { dob, passportNumber: number, passportExpiry: expiry } = traveller
    const isBorn = isDay(dob) && dob <= latestToday && ageOn(dob, latestToday) <= oldestAge
    return [
      !isBorn && { name: 'dob', message: `must be a day of the last ${oldestAge} years` },
      !passportNumber.test(number) && {
        name: 'passportNumber',
        message: 'must have at least 5 letters and digits',
      },
      !isDay(expiry)
        ? { name: 'passportExpiry', message: 'must be a date YYYY-MM-DD' }
        : expiry < lastDay && { name: 'passportExpiry', message: 'is before the end of the trip' },
    ]
      .filter((issue) => issue !== false)
      .map(({ name, message }): Issue => ({ path: `${field}.${index}.${name}`, message }))
  })
  if (issues.length > 0) throw invalidBody(issues)
}

/** Dates of a stay; answers its nights. Throws Refusal when there are none, or more than `mostNights`. */
export function requireStay(
  stay: { check_in_date: IsoDate; check_out_date: IsoDate },
  days: SaleDays,
): number {
  requireDay(stay.check_in_date, 'check_in_date', days)
  requireDay(stay.check_out_date, 'check_out_date', days)
  const nights = daysBetween(stay.check_in_date, stay.check_out_date)
  if (nights < 1) throw notAvailable('Check-out must be after check-in.')
  if (nights > mostNights) throw notAvailable(`A stay has at most ${mostNights} nights.`)
  return nights
}

/** Guest records: one per guest, as `requireTravellers` asks. Throws Refusal 400. */
export function requireGuests(
  body: { guests_count: number; guests: readonly TravellerRecord[] },
  days: SaleDays,
  lastDay: IsoDate,
): void {
  if (body.guests_count !== body.guests.length) {
    throw invalidBody([{ path: 'guests_count', message: 'must be the number of guests' }])
  }
  requireTravellers(body.guests, 'guests', days, lastDay)
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
