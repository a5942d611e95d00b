import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripOffer } from './trip-offer.ts'

const alone = { adults: 1, children: 0, infants: 0 }
const noLimits = { minAge: null, maxParty: null, lastDay: null, daysNotSold: [], placesLeft: [] }
const booked = {
  dates: [{ label: 'Tour date', date: '2026-11-24' }],
  days: { first: '2026-11-24', last: '2026-11-25' },
  guests: { adults: 2, children: 1, infants: 1 },
}

test('offers a trip with every row, and the total of adults and children', () => {
  const limits = { ...noLimits, minAge: 8 }
  const priced = { ...anyTrip, limits, bookingAccepts: ['counts'], priceNotes: ['Taxes included'] }
  const rows = [
    { label: 'Destination', value: 'Tulum' },
    { label: 'Duration', value: '2 Days' },
    { label: 'Tour date', value: 'Tue 24-11-2026' },
    { label: 'Guests', value: '3' },
    { label: 'Infants', value: '1' },
  ]
  const { chatText, selectionKey, ...facts } = tripOffer(priced, booked)
  expect(facts).toEqual({
    itemKey: '3',
    name: 'Cenote Route',
    image: { src: '/media/tour-01-1200.avif', alt: 'Cenote Route' },
    rows,
    lines: [
      { label: 'Price per person', usd: 89.9 },
      { label: 'Subtotal (3 guests)', usd: 269.7 },
      { label: 'Infants total', usd: 0 },
    ],
    totalUsd: 269.7,
    terms: { notes: ['Taxes included'] },
    days: booked.days,
    times: priced,
    party: booked.guests,
    limits,
    accepts: ['counts'],
    cardProblem: null,
    recap: {
      rows,
      events: [
        {
          title: 'Cenote Route',
          start: { date: '2026-11-24' },
          end: { date: '2026-11-26' },
          details: 'Tulum',
        },
      ],
    },
  })
})

test('identifies a booking by trip, dates and guests', () => {
  const keyOf = (change: Partial<typeof booked>, trip = anyTrip) =>
    tripOffer(trip, { ...booked, ...change }).selectionKey
  const key = keyOf({})
  expect(keyOf({}, structuredClone(anyTrip))).toBe(key)
  expect(keyOf({}, { ...anyTrip, id: 'other' })).not.toBe(key)
  expect(keyOf({ dates: [{ label: 'Tour date', date: '2026-11-25' }] })).not.toBe(key)
  for (const band of ['adults', 'children', 'infants'])
    expect(keyOf({ guests: { ...booked.guests, [band]: 5 } })).not.toBe(key)
})

test('a day out of season prevents only payment by card', () => {
  const summer = { ...anyTrip, season: { from: '06-01', to: '09-15' } }
  const { cardProblem } = tripOffer(summer, booked)
  expect(cardProblem).toBe('Runs from June 1 to September 15.')
})

test.each([
  [null, { label: 'Fee per night', usd: 2 }],
  [3, { label: 'Fee', usd: 4 }],
])('a fee of $2 per night on a trip of %s days is %j', (durationDays, fee) => {
  const localFees = [{ name: 'Fee', usd: 2, per: 'night' as const }]
  const { terms } = tripOffer({ ...anyTrip, durationDays, localFees }, booked)
  expect(terms.localFees).toEqual([fee])
})

test.each([
  [{ startTime: '08:00', durationHours: 1 }, [{ label: 'Start', value: '08:00, 1 hour' }]],
  [{ startTime: '08:00' }, [{ label: 'Start', value: '08:00' }]],
  [{ durationHours: 2.5 }, [{ label: 'Takes', value: '2.5 hours' }]],
  [{ meetingPoint: 'Pier 2', languages: ['Maya'] }, [{ label: 'Meeting point', value: 'Pier 2' }]],
])('lists the start and meeting point of %o after the tour date', (facts, rows) => {
  const offer = tripOffer({ ...anyTrip, ...facts }, { ...booked, guests: alone })
  expect(offer.rows.slice(3, -1)).toEqual(rows)
})

test('leaves out rows of unknown facts, and of infants if there are none', () => {
  const bare = { ...anyTrip, destinationName: '', durationDays: null }
  const { rows, lines, terms } = tripOffer(bare, { ...booked, dates: [], guests: alone })
  expect([...rows, ...lines].map(({ label }) => label)).toEqual(['Guests', 'Price per person'])
  expect(terms).toEqual({ notes: [] })
})
