import { describe, expect, test } from 'vitest'
import { traveller } from '../testing/calls.ts'
import {
  isAmount,
  priceChanged,
  requireAdult,
  requireDay,
  requireGuests,
  requireStay,
  requireTravellers,
} from './offer-rules.ts'
import { totalCents } from './quote.ts'

const today = '2026-11-20'
const invalid = (path: string, message: string) =>
  expect.objectContaining({
    status: 400,
    code: 'invalid_request',
    message: 'The body is not valid.',
    options: { issues: [{ path, message }] },
  })
const notAvailable = (message: string) =>
  expect.objectContaining({ status: 409, code: 'not_available', message })

describe('a day', () => {
  test.each([today, '2028-11-20'])('%s is sold', (day) => {
    expect(() => requireDay(day, 'booking_date', today)).not.toThrow()
  })

  test.each([
    ['2026-02-30', invalid('booking_date', 'must be a date YYYY-MM-DD')],
    ['2026-11-19', notAvailable('This date has passed.')],
    ['2028-11-21', notAvailable('This date is too far ahead.')],
  ])('%s is not', (day, problem) => {
    expect(() => requireDay(day, 'booking_date', today)).toThrow(problem)
  })
})

describe('a stay', () => {
  const stay = (check_in_date: string, check_out_date: string) =>
    requireStay({ check_in_date, check_out_date }, today)

  test('is counted in nights', () => {
    expect(stay('2026-12-10', '2026-12-11')).toBe(1)
    expect(stay('2026-12-01', '2027-01-30')).toBe(60)
  })

  test.each([
    ['2026-12-10', '2026-12-10', notAvailable('Check-out must be after check-in.')],
    ['2026-12-01', '2027-01-31', notAvailable('A stay has at most 60 nights.')],
    ['2026-13-01', '2026-12-10', invalid('check_in_date', 'must be a date YYYY-MM-DD')],
    ['2026-12-10', '2026-12-32', invalid('check_out_date', 'must be a date YYYY-MM-DD')],
  ])('from %s to %s is none', (first, last, problem) => {
    expect(() => stay(first, last)).toThrow(problem)
  })
})

describe('travellers', () => {
  test('may be born today', () => {
    expect(() => requireTravellers([traveller(today)], 'guests', today)).not.toThrow()
  })

  test.each([
    [traveller('2026-11-21'), 'guests.1.dob', 'must be a day in the past'],
    [traveller('1990-02-30'), 'guests.1.dob', 'must be a day in the past'],
    [
      traveller('1990-02-03', { passportExpiry: '2030-02-30' }),
      'guests.1.passportExpiry',
      'must be a date YYYY-MM-DD',
    ],
  ])('are told which of them has a date that is none', (guest, path, message) => {
    expect(() => requireTravellers([traveller(), guest], 'guests', today)).toThrow(
      invalid(path, message),
    )
  })

  test('are as many as is said', () => {
    const guests = [traveller()]
    expect(() => requireGuests({ guests_count: 1, guests }, today)).not.toThrow()
    expect(() => requireGuests({ guests_count: 2, guests }, today)).toThrow(
      invalid('guests_count', 'must be the number of guests'),
    )
    expect(() =>
      requireGuests({ guests_count: 1, guests: [traveller('2026-11-21')] }, today),
    ).toThrow(invalid('guests.0.dob', 'must be a day in the past'))
  })

  test('have an adult among them', () => {
    expect(() => requireAdult({ adults: 1, children: 0, infants: 0 })).not.toThrow()
    expect(() => requireAdult({ adults: 0, children: 1, infants: 0 })).toThrow(
      notAvailable('At least one adult must travel.'),
    )
  })
})

describe('money', () => {
  test('a changed price is answered with both amounts', () => {
    expect(priceChanged(99, 12_050)).toMatchObject({
      status: 409,
      code: 'price_changed',
      message: 'The price has changed.',
      options: {
        details: { total_amount_usd: 99, current_total_amount_usd: 120.5, currency: 'USD' },
      },
    })
  })

  test.each([
    [89.99 * 3, 26_997, true],
    [0, 0, true],
    [100, 10_000, true],
    [100.01, 10_000, false],
    [99.99, 10_000, false],
    [0.01, 0, false],
    [100, 0, false],
  ])('%d USD are %i cents: %s', (usd, cents, isSame) => {
    expect(isAmount(usd, cents)).toBe(isSame)
  })

  test('a quote is the sum of its lines', () => {
    expect(
      totalCents([
        { label: 'Room', unitCents: 10_000, quantity: 3 },
        { label: 'Infants', unitCents: 500, quantity: 2 },
      ]),
    ).toBe(31_000)
  })
})
