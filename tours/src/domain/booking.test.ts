import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import { anySearch, anyTour } from '../testing/fixtures.ts'
import { tourOffer } from './booking.ts'
import { nextSteps } from './next-steps.ts'

const guests = [ana, ana, ana, ana]
const facts = { leadTraveller: '', now: '2026-11-20T12:00', totalUsd: 1, quoteUrl: '' }

test('offers a tour on its day for its guests', () => {
  expect(tourOffer(anyTour, anySearch)).toMatchObject({
    product: 'tour',
    when: 'Tue 24-11-2026',
    chosenAt: { address: '/tours/cenote-route', label: 'Back to the tour' },
    totalUsd: 269.7,
    days: { first: '2026-11-24', last: '2026-11-25' },
    party: anySearch.guests,
  })
})

test.each([
  ['whatsApp', {}, wire.tourRequest],
  ['card', { total_amount_usd: 260 }, wire.tourCheckout],
] as const)('sends by %s the tour, its day, all guests and %j', (way, total, schema) => {
  const body = tourOffer(anyTour, anySearch).bodyFor(way, guests, 260)
  const request = { tour_id: 3, booking_date: '2026-11-24', guests_count: 4, guests }
  expect(body).toEqual({ ...request, ...total })
  expect(readOne<typeof schema>(schema, body, '')).toEqual(body)
})

test('writes tour and day', () => {
  expect(tourOffer(anyTour, anySearch).chatText(facts)).toContain(
    'Cenote Route, Tulum\n\nTour date: 24-11-2026\nDuration: 2 Days',
  )
})

test.each([
  [3, '2026-11-26'],
  [null, '2026-11-24'],
])('a tour of %s days ends on %s', (durationDays, last) => {
  const tour = { ...anyTour, durationDays }
  expect(tourOffer(tour, anySearch).days).toEqual({ first: '2026-11-24', last })
})

const collecting = { ...anyTour, picksUp: true, bookingAccepts: ['notes'] }
const askedFor = { ...anySearch, pickUp: 'Hotel Sol, Tulum' }

test.each([
  ['asked for', collecting, askedFor, 'Hotel Sol, Tulum', 'Pick-up: Hotel Sol, Tulum'],
  ['open', collecting, anySearch, 'to be agreed', undefined],
  [
    'unknown to the provider',
    { ...anyTour, picksUp: true },
    askedFor,
    'Hotel Sol, Tulum',
    undefined,
  ],
  ['of another tour', anyTour, askedFor, undefined, undefined],
])('a pick-up that is %s', (_, tour, search, place, notes) => {
  const { rows, bodyFor, chatText } = tourOffer(tour, search)
  expect(rows.find(({ label }) => label === 'Pick-up')?.value).toBe(place)
  for (const way of ['card', 'whatsApp'] as const)
    expect({ notes: undefined, ...bodyFor(way, guests, 260) }.notes).toBe(notes)
  expect(chatText(facts).includes(`Pick-up: ${place}`)).toBe(place !== undefined)
})

test('another pick-up is another booking', () => {
  const [open, named] = [anySearch, askedFor].map((search) => tourOffer(collecting, search))
  expect(named?.selectionKey).not.toBe(open?.selectionKey)
})

test.each([
  [[{ label: 'Pick-up', value: 'Hotel Sol' }], /^We collect you at Hotel Sol,/],
  [[{ label: 'Pick-up', value: 'to be agreed' }], /^Tell us where you are staying\./],
  [[{ label: 'Meeting point', value: 'Pier 2' }], /^The tour starts at: Pier 2\./],
  [[], null],
])('the next steps after a receipt with %j name its start', (rows, step) => {
  const steps = nextSteps(rows)
  expect(steps).toHaveLength(step ? 3 : 2)
  if (step) expect(steps[1]).toMatch(step)
  expect(steps.join(' ').includes('pick-up')).toBe(step?.source.includes('Tell') ?? false)
})
