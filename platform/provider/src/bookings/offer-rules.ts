import type { IsoDate } from '@storefront/contract'
import type { bookingRefusals, cardRefusals, TravellerRecord } from '@storefront/contract/wire'
import {
  addDays,
  ageOn,
  cancunDay,
  daysBetween,
  daysFrom,
  dayText,
  isDay,
  lastDaySold,
} from '../calendar.ts'
import { isSoldOn, largestParty, lastDayOf, type SaleLimits } from '../catalogue/sale-limits.ts'
import { type Issue, Refusal } from '../http/refusal.ts'
import {
  adultAge,
  fewestDaysAhead,
  maxNightsByWhatsApp,
  maxYearsByWhatsApp,
  oldestAge,
} from '../limits.ts'

/** Days that an offer is checked against. */
export type ReferenceDays = {
  /** First day on sale. */
  first: IsoDate
  /** Today in Cancún. */
  today: IsoDate
  /** Latest possible birth date: today in UTC+14. */
  latestToday: IsoDate
}

/** Reference days at `now`. The first on sale is four days after today in UTC-12, so that every visitor's own day + 4 is on sale. */
export function referenceDays(now: Date): ReferenceDays {
  const dayAt = (hours: number) =>
    new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
  return {
    first: addDays(dayAt(-12), fewestDaysAhead),
    today: cancunDay(now),
    latestToday: dayAt(14),
  }
}

/** Throws Refusal for a day that does not exist, or that is too early or too late for cards and WhatsApp alike. */
export function requireDay(day: string, field: string, { first, today }: ReferenceDays): void {
  if (!isDay(day)) {
    throw invalidBody([{ path: field, message: 'must be a date YYYY-MM-DD' }])
  }
  if (day < first) {
    const text = `The earliest date is ${dayText(first)}.`
    throw notAvailable(text, 'date_too_early', { first_day: first })
  }
  if (daysBetween(today, day) > maxYearsByWhatsApp * 366) throw afterLastDay(lastDaySold(today))
}

const passportNumber = /^(?=.*\d)[a-z\d][a-z\d -]{3,}[a-z\d]$/i

/** Throws Refusal for impossible birth dates, repeated passports, or passports that expire before `lastDay`. */
export function requireTravellers(
  travellers: readonly TravellerRecord[],
  field: 'passengers' | 'guests',
  { latestToday }: ReferenceDays,
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
  const numbers = travellers.map((one) => one.passportNumber.replace(/[ -]/g, '').toUpperCase())
  const repeated = numbers.findIndex((number, index) => numbers.indexOf(number) < index)
  if (repeated === -1) return
  throw new Refusal(409, 'not_available', 'Two travellers have the same passport number.', {
    details: { reason: 'passport_repeated' },
    issues: [{ path: `${field}.${repeated}.passportNumber`, message: 'is another traveller’s' }],
  })
}

/** Returns the number of nights of a stay. Throws Refusal for none or too many. */
export function requireStay(
  stay: { check_in_date: IsoDate; check_out_date: IsoDate },
  days: ReferenceDays,
): number {
  requireDay(stay.check_in_date, 'check_in_date', days)
  requireDay(stay.check_out_date, 'check_out_date', days)
  const nights = daysBetween(stay.check_in_date, stay.check_out_date)
  if (nights < 1) throw notAvailable('Check-out must be after check-in.')
  if (nights > maxNightsByWhatsApp) throw stayTooLong(maxNightsByWhatsApp)
  return nights
}

/** Like `requireTravellers`. Also throws if `guests_count` is not the number of records. */
export function requireGuests(
  body: { guests_count: number; guests: readonly TravellerRecord[] },
  days: ReferenceDays,
  lastDay: IsoDate,
): void {
  if (body.guests_count !== body.guests.length) {
    throw invalidBody([{ path: 'guests_count', message: 'must be the number of guests' }])
  }
  requireTravellers(body.guests, 'guests', days, lastDay)
}

/** Throws Refusal if all travellers are minors on the first day. */
export function requireAdult(births: readonly IsoDate[], firstDay: IsoDate): void {
  if (births.some((birth) => ageOn(birth, firstDay) >= adultAge)) return
  throw notAvailable('At least one traveller of 18 or more must travel.', 'no_adult')
}

/** Throws Refusal for a card booking beyond the limits of its product. `end` is the first day after the booking. */
export function requireLimits(
  limits: SaleLimits,
  births: readonly IsoDate[],
  { first, end }: { first: IsoDate; end: IsoDate },
  { today }: ReferenceDays,
): void {
  const last = lastDayOf(limits, today)
  if (addDays(end, -1) > last) throw afterLastDay(last)
  const closed = daysFrom(first, end).find((day) => !isSoldOn(limits, day))
  if (closed) throw notAvailable(`It is not sold on ${dayText(closed)}.`, 'not_sold_on_day')
  requireParty(births.length, largestParty(limits))
  const { minAge } = limits
  if (minAge !== null && births.some((birth) => ageOn(birth, first) < minAge)) {
    const text = `Every traveller must be ${minAge} or older.`
    throw notAvailable(text, 'too_young', { min_age: minAge })
  }
  requireAdult(births, first)
}

export function requireParty(people: number, most: number | null): void {
  if (most === null || people <= most) return
  throw notAvailable(`At most ${most} people fit.`, 'party_too_large', { max_party: most })
}

function afterLastDay(last: IsoDate): Refusal {
  const text = `The last day that is sold is ${dayText(last)}.`
  return notAvailable(text, 'after_last_day', { last_day: last })
}

export function stayTooLong(most: number): Refusal {
  return notAvailable(`A stay has at most ${most} nights.`, 'stay_too_long', { max_nights: most })
}

export function invalidBody(issues: Issue[]): Refusal {
  return new Refusal(400, 'invalid_request', 'The body is not valid.', { issues })
}

/** Refusal 409 of a booking that cannot be sold, with a reason code and the reason's facts. */
export function notAvailable(
  message: string,
  reason?: (typeof cardRefusals | typeof bookingRefusals)[number],
  facts: Record<string, unknown> = {},
): Refusal {
  return new Refusal(409, 'not_available', message, reason && { details: { reason, ...facts } })
}
