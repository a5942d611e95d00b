import { describe, expect, test } from 'vitest'
import { ownPassports, traveller } from '../testing/calls.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { offerStay } from './offer.ts'

const now = new Date('2026-11-20T17:00:00Z')
const adult = traveller('1985-04-12')
const child = traveller('2020-01-01')
const request = {
  room_id: 21,
  rate_id: 31,
  check_in_date: '2026-12-10',
  check_out_date: '2026-12-13',
  guests_count: 2,
  guests: ownPassports([adult, adult]),
}
const withGuests = (...guests: (typeof adult)[]) => ({
  ...request,
  guests: ownPassports(guests),
  guests_count: guests.length,
})
const paid = (total_amount_usd: number, body = request) => ({
  hotel_id: 11,
  ...body,
  total_amount_usd,
})
const refused = (status: number, code: string, message: string) =>
  expect.objectContaining({ status, code, message })

test('charges three nights and takes a room on each', () => {
  expect(offerStay(smallCatalogue(), request, now)).toEqual({
    product: 'hotel',
    itemId: '21',
    quote: {
      title: 'Torre Marea, Tulum',
      details: ['King Sea View', '10-12-2026 to 13-12-2026, 3 nights', '2 adults'],
      lines: [{ label: 'King Sea View, per night', unitCents: 10_000, quantity: 3 }],
    },
    amountCents: 30_000,
    firstDay: '2026-12-10',
    lastDay: '2026-12-13',
    travellersCount: 2,
    stock: ['2026-12-10', '2026-12-11', '2026-12-12'].map((day) => ({
      kind: 'room',
      itemId: '21',
      day,
      quantity: 1,
      capacity: 4,
    })),
  })
})

test('writes one night in the singular', () => {
  const { quote } = offerStay(smallCatalogue(), { ...request, check_out_date: '2026-12-11' }, now)
  expect(quote.details[1]).toBe('10-12-2026 to 11-12-2026, 1 night')
})

describe('infants', () => {
  const family = withGuests(adult, child)

  test('pay per night if the sent total counts the child as an infant', () => {
    const { quote, amountCents } = offerStay(smallCatalogue(), paid(315, family), now)
    expect(amountCents).toBe(31_500)
    expect(quote.details[2]).toBe('1 adult, 1 infant')
    expect(quote.lines[1]).toEqual({ label: 'Infants, per night', unitCents: 500, quantity: 3 })
  })

  test.each([null, 0])('have no line in the quote at the infant price %s', (infantPriceCents) => {
    const baby = withGuests(adult, traveller('2026-01-01'))
    const catalogue = smallCatalogue({ rate: { infantPriceCents } })
    expect(offerStay(catalogue, baby, now).quote.lines).toHaveLength(1)
  })
})

test('accepts the minimum and maximum nights, and names the minimum when it refuses a shorter stay', () => {
  const limited = (minNights: number) => smallCatalogue({ rate: { minNights, maxNights: 3 } })
  expect(offerStay(limited(3), paid(300), now).amountCents).toBe(30_000)
  const options = { details: { reason: 'stay_too_short', min_nights: 4 } }
  const message = 'This room requires a minimum stay of 4 nights.'
  const short = () => offerStay(limited(4), paid(300), now)
  expect(short).toThrow(expect.objectContaining({ message, options }))
})

describe('a rate', () => {
  test('without any price is unavailable', () => {
    const none = { priceCents: null }
    const text = 'No available rate for the selected dates and guest configuration.'
    expect(() => offerStay(smallCatalogue({ rate: none, room: none }), request, now)).toThrow(
      refused(409, 'not_available', text),
    )
  })

  test('without a price uses the room’s price', () => {
    const catalogue = smallCatalogue({ rate: { priceCents: null } })
    expect(offerStay(catalogue, request, now).amountCents).toBe(36_000)
  })

  test('for one adult counts a guest of twelve as a child', () => {
    const catalogue = smallCatalogue({ rate: { maxAdults: 1 } })
    const body = withGuests(adult, traveller('2014-06-01'))
    expect(offerStay(catalogue, body, now).quote.details[2]).toBe('1 adult, 1 child')
  })
})

test.each([
  ['a room that is not there', { room_id: 99 }],
  ['a rate of another room', { rate_id: 32 }],
  ['another hotel', { hotel_id: 12, total_amount_usd: 300 }],
])('%s is not found', (_, change) => {
  expect(() => offerStay(smallCatalogue(), { ...request, ...change }, now)).toThrow(
    refused(404, 'not_found', 'There is no such room at this rate.'),
  )
})

test('accepts ids as text', () => {
  const body = { ...request, room_id: '21', rate_id: '31', hotel_id: '11', total_amount_usd: 300 }
  expect(offerStay(smallCatalogue(), body, now).itemId).toBe('21')
})

test('refuses a number of guests that is not the number of records', () => {
  const body = { ...request, guests_count: 3 }
  expect(() => offerStay(smallCatalogue(), body, now)).toThrow('The body is not valid.')
})

test.each([
  [2, 1, true],
  [3, 1, false],
])('a room for three is sold to %i adults and %i infants: %s', (adults, infants, isSold) => {
  const baby = traveller('2026-01-01')
  const body = withGuests(...Array(adults).fill(adult), ...Array(infants).fill(baby))
  const offer = () => offerStay(smallCatalogue({ room: { sleeps: 3 } }), body, now)
  if (isSold) expect(offer().travellersCount).toBe(adults + infants)
  else expect(offer).toThrow(refused(409, 'not_available', 'At most 3 people fit.'))
})

test.each([
  ['not_sold_on_day', { daysNotSold: ['2026-12-12'] }, {}],
  ['stay_too_short', {}, { minNights: 4 }],
  ['stay_too_long', { maxNights: 2 }, {}],
  ['stay_too_long', {}, { maxNights: 2 }],
])('refuses by card with %s, but not by WhatsApp: hotel %j, rate %j', (reason, hotel, rate) => {
  const limited = smallCatalogue({ hotel, rate })
  const details = expect.objectContaining({ reason })
  expect(() => offerStay(limited, paid(300), now)).toThrow(
    expect.objectContaining({ code: 'not_available', options: { details } }),
  )
  expect(offerStay(limited, request, now, 'whatsApp').amountCents).toBe(30_000)
})

test('prices a stay by the sent counts, with infants up to the age that the rate allows', () => {
  const family = withGuests(adult, traveller('2023-12-10'))
  const counted = { ...family, adults: 1, children: 0, infants: 1 }
  const catalogue = (infantMaxAge?: number) => smallCatalogue({ rate: { infantMaxAge } })
  expect(offerStay(catalogue(), counted, now, 'whatsApp').amountCents).toBe(31_500)
  expect(offerStay(catalogue(3), counted, now, 'whatsApp').amountCents).toBe(31_500)
  expect(() => offerStay(catalogue(2), counted, now, 'whatsApp')).toThrow(
    expect.objectContaining({ code: 'price_changed' }),
  )
})
