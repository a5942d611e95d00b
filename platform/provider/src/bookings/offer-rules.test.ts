import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import type { SaleLimits } from '../catalogue/sale-limits.ts'
import { traveller } from '../testing/calls.ts'
import {
  referenceDays,
  requireAdult,
  requireDay,
  requireGuests,
  requireLimits,
  requireStay,
  requireTravellers,
} from './offer-rules.ts'
import { isAmount } from './price-party.ts'

const today = '2026-11-20'
const days = referenceDays(new Date(`${today}T17:00:00Z`))
const lastDay = '2026-12-10'
const invalid = (path: string, message: string) =>
  expect.objectContaining({
    status: 400,
    code: 'invalid_request',
    message: 'The body is not valid.',
    options: { issues: [{ path, message }] },
  })
const refused = (reason: string | null, message: string, facts = {}) =>
  expect.objectContaining({
    ...{ status: 409, code: 'not_available', message },
    options: reason === null ? {} : { details: { reason, ...facts } },
  })
const early = refused('date_too_early', 'The earliest date is 24-11-2026.', {
  first_day: '2026-11-24',
})
const late = refused('after_last_day', 'The last day that is sold is 20-11-2028.', {
  last_day: '2028-11-20',
})

describe('a visitor', () => {
  test.each([
    ['in American Samoa, where it is a day earlier', '2026-11-21T10:59:00Z', '2026-11-20'],
    ['in Kiribati, where it is a day later', '2026-11-20T10:01:00Z', '2026-11-21'],
  ])('%s can book their local date plus four days, for a baby born today', (_, now, own) => {
    const sale = referenceDays(new Date(now))
    const fourth = addDays(own, 4)
    expect(() => requireDay(fourth, 'booking_date', sale)).not.toThrow()
    const baby = traveller(own, { passportExpiry: fourth, passportNumber: 'G 12-345' })
    expect(() => requireTravellers([baby], 'guests', sale, fourth)).not.toThrow()
  })
})

describe('requireDay', () => {
  test.each(['2026-11-24', '2036-11-27'])('accepts %s, which WhatsApp requests may book', (day) => {
    expect(() => requireDay(day, 'booking_date', days)).not.toThrow()
  })

  test.each([
    ['2026-02-30', invalid('booking_date', 'must be a date YYYY-MM-DD')],
    ['2026-11-23', early],
    ['2036-11-28', late],
  ])('rejects %s', (day, problem) => {
    expect(() => requireDay(day, 'booking_date', days)).toThrow(problem)
  })
})

describe('requireStay', () => {
  const stay = (check_in_date: string, check_out_date: string) =>
    requireStay({ check_in_date, check_out_date }, days)

  const tooLong = refused('stay_too_long', 'A stay has at most 366 nights.', { max_nights: 366 })

  test('counts nights', () => {
    expect(stay('2026-12-10', '2026-12-11')).toBe(1)
    expect(stay('2026-12-01', '2027-12-02')).toBe(366)
  })

  test.each([
    ['2026-12-10', '2026-12-10', refused(null, 'Check-out must be after check-in.')],
    ['2026-12-01', '2027-12-03', tooLong],
    ['2026-13-01', '2026-12-10', invalid('check_in_date', 'must be a date YYYY-MM-DD')],
    ['2026-12-10', '2026-12-32', invalid('check_out_date', 'must be a date YYYY-MM-DD')],
  ])('rejects a stay from %s to %s', (first, last, problem) => {
    expect(() => stay(first, last)).toThrow(problem)
  })
})

describe('travellers', () => {
  test.each([
    [{ dob: '2026-11-22' }, 'dob', 'must be a day of the last 130 years'],
    [{ dob: '1990-02-30' }, 'dob', 'must be a day of the last 130 years'],
    [{ dob: '0001-01-01' }, 'dob', 'must be a day of the last 130 years'],
    [{ passportNumber: 'AB12' }, 'passportNumber', 'must have at least 5 letters and digits'],
    [{ passportNumber: 'ABCDEF' }, 'passportNumber', 'must have at least 5 letters and digits'],
    [{ passportNumber: '!1234567' }, 'passportNumber', 'must have at least 5 letters and digits'],
    [{ passportNumber: '1234567!' }, 'passportNumber', 'must have at least 5 letters and digits'],
    [{ passportExpiry: '2026-12-09' }, 'passportExpiry', 'is before the end of the trip'],
    [{ passportExpiry: '2030-02-30' }, 'passportExpiry', 'must be a date YYYY-MM-DD'],
  ])('with %j are refused, and the issue names the field', (changes, field, message) => {
    const guests = [traveller(), { ...traveller(), passportNumber: 'X1234568', ...changes }]
    expect(() => requireTravellers(guests, 'guests', days, lastDay)).toThrow(
      invalid(`guests.1.${field}`, message),
    )
  })

  test('must number guests_count', () => {
    const guests = [traveller()]
    expect(() => requireGuests({ guests_count: 1, guests }, days, lastDay)).not.toThrow()
    expect(() => requireGuests({ guests_count: 2, guests }, days, lastDay)).toThrow(
      invalid('guests_count', 'must be the number of guests'),
    )
  })

  test('include an adult on the first day', () => {
    const check = (birth: string) => () => requireAdult(['2020-01-01', birth], '2026-11-24')
    expect(check('2008-11-24')).not.toThrow()
    const text = 'At least one traveller of 18 or more must travel.'
    expect(check('2008-11-25')).toThrow(refused('no_adult', text))
  })

  test('have passports of their own, however these are written', () => {
    const guests = [traveller(), traveller('1990-02-03', { passportNumber: 'X 123-4567' })]
    const issues = [{ path: 'guests.1.passportNumber', message: 'is another traveller’s' }]
    const options = { issues, details: { reason: 'passport_repeated' } }
    const message = 'Two travellers have the same passport number.'
    expect(() => requireTravellers(guests, 'guests', days, lastDay)).toThrow(
      expect.objectContaining({ code: 'not_available', message, options }),
    )
  })
})

describe('limits of card bookings', () => {
  const none = { minAge: null, maxParty: null, lastDay: null, daysNotSold: [] }
  const births = ['1990-01-01', '2018-12-11']
  const stay = { first: '2026-12-10', end: '2026-12-13' }

  test('allow a party of two and three nights at every limit', () => {
    const nights = { lastDay: '2026-12-12', daysNotSold: ['2026-12-09', '2026-12-13'] }
    const limits = { minAge: 7, maxParty: 2, places: 10, daysOffFullMoon: 10, ...nights }
    expect(() => requireLimits(limits, births, stay, days)).not.toThrow()
  })

  test.each<[Partial<SaleLimits>, string, object]>([
    [{ minAge: 8 }, 'too_young', { min_age: 8 }],
    [{ maxParty: 1, places: 10 }, 'party_too_large', { max_party: 1 }],
    [{ maxParty: null, places: 1 }, 'party_too_large', { max_party: 1 }],
    [{ lastDay: '2026-12-11' }, 'after_last_day', { last_day: '2026-12-11' }],
    [{ daysNotSold: ['2026-12-12'] }, 'not_sold_on_day', {}],
    [{ daysOffFullMoon: 11 }, 'not_sold_on_day', {}],
  ])('%j refuse it with %s %j', (limits, reason, facts) => {
    const details = { reason, ...facts }
    expect(() => requireLimits({ ...none, ...limits }, births, stay, days)).toThrow(
      expect.objectContaining({ status: 409, code: 'not_available', options: { details } }),
    )
  })
})

test.each([
  [89.99 * 3, 26_997, true],
  [0, 0, true],
  [99.99, 10_000, false],
])('%d USD are %i cents: %s', (usd, cents, isSame) => {
  expect(isAmount(usd, cents)).toBe(isSame)
})
