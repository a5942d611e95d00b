import { expect, test } from 'vitest'
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

test('charges three nights and takes a room on each, at the limits of room and rate too', () => {
  const limits = { room: { sleeps: 2 }, rate: { minNights: 3, maxNights: 3 } }
  expect(offerStay(smallCatalogue(limits), request, now)).toEqual({
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

test('accepts ids as text, and writes one night in the singular', () => {
  const ids = { room_id: '21', rate_id: '31', hotel_id: '11' }
  const body = { ...request, ...ids, check_out_date: '2026-12-11' }
  const { quote } = offerStay(smallCatalogue(), body, now)
  expect(quote.details[1]).toBe('10-12-2026 to 11-12-2026, 1 night')
})

test('charges infants per night if the sent total counts the child as an infant', () => {
  const body = paid(315, withGuests(adult, child))
  const { quote, amountCents } = offerStay(smallCatalogue(), body, now)
  expect(amountCents).toBe(31_500)
  expect(quote.details[2]).toBe('1 adult, 1 infant')
  expect(quote.lines[1]).toEqual({ label: 'Infants, per night', unitCents: 500, quantity: 3 })
})

test('has no line for infants without a price', () => {
  const baby = withGuests(adult, traveller('2026-01-01'))
  const catalogue = smallCatalogue({ rate: { infantPriceCents: null } })
  expect(offerStay(catalogue, baby, now).quote.lines).toHaveLength(1)
})

test('uses the room’s price for a rate without a price', () => {
  const catalogue = smallCatalogue({ rate: { priceCents: null } })
  expect(offerStay(catalogue, request, now).amountCents).toBe(36_000)
})

test('counts a guest of twelve as a child at a rate for one adult', () => {
  const catalogue = smallCatalogue({ rate: { maxAdults: 1 } })
  const body = withGuests(adult, traveller('2014-06-01'))
  expect(offerStay(catalogue, body, now).quote.details[2]).toBe('1 adult, 1 child')
})

const missing = { status: 404, message: 'There is no such room at this rate.' }
const noPrice = { rate: { priceCents: null }, room: { priceCents: null } }
const unpriced = 'No available rate for the selected dates and guest configuration.'

test.each([
  ['a room that is not there', {}, { room_id: 99 }, missing],
  ['a rate of another room', {}, { rate_id: 32 }, missing],
  ['another hotel', {}, { hotel_id: 12, total_amount_usd: 300 }, missing],
  ['a rate without any price', noPrice, {}, { status: 409, message: unpriced }],
  ['another number of guests', {}, { guests_count: 3 }, { message: 'The body is not valid.' }],
])('refuses %s', (_, changes, sent, problem) => {
  const offer = () => offerStay(smallCatalogue(changes), { ...request, ...sent }, now)
  expect(offer).toThrow(expect.objectContaining(problem))
})

test.each([
  [{ reason: 'not_sold_on_day' }, { hotel: { daysNotSold: ['2026-12-12'] } }, 'on 12-12-2026.'],
  [{ reason: 'stay_too_short', min_nights: 4 }, { rate: { minNights: 4 } }, 'of 4 nights.'],
  [{ reason: 'stay_too_long', max_nights: 2 }, { hotel: { maxNights: 2 } }, 'at most 2 nights.'],
  [{ reason: 'party_too_large', max_party: 1 }, { room: { sleeps: 1 } }, 'At most 1 people'],
])('refuses by card with %j, but not by WhatsApp: %j', (details, changes, text) => {
  const limited = smallCatalogue(changes)
  const options = { details }
  const problem = { code: 'not_available', message: expect.stringContaining(text), options }
  expect(() => offerStay(limited, paid(300), now)).toThrow(expect.objectContaining(problem))
  expect(offerStay(limited, request, now, 'whatsApp').amountCents).toBe(30_000)
})

test('prices a stay by the sent counts, with infants up to the age that the rate allows', () => {
  const family = withGuests(adult, traveller('2023-12-10'))
  const counted = { ...family, adults: 1, children: 0, infants: 1 }
  const catalogue = (infantMaxAge?: number) => smallCatalogue({ rate: { infantMaxAge } })
  for (const oldest of [undefined, 3])
    expect(offerStay(catalogue(oldest), counted, now, 'whatsApp').amountCents).toBe(31_500)
  expect(() => offerStay(catalogue(2), counted, now, 'whatsApp')).toThrow('The price has changed.')
})
