import type { PlanPart, Product } from '@storefront/contract'
import { expect, test } from 'vitest'
import type { TourTimes } from '../tour-times.ts'
import type { PlacedPlan, PlannedPart } from './plan.ts'
import { planConflicts } from './plan-conflicts.ts'
import { planLinks } from './plan-links.ts'
import {
  fullDay,
  offeredDays,
  offeredStay,
  type PlanSearch,
  placeOn,
  planSearch,
} from './plan-offer.ts'
import { planDays, planText } from './plan-text.ts'

const counts = { adults: 2, children: 1, infants: 0 }

const part = (product: Product, first: string, last: string | null, more: Partial<PlanPart> = {}) =>
  ({
    product,
    place: 'Cancún',
    first,
    last,
    counts,
    ...more,
  }) as PlannedPart

const flight = (last: string | null, clocks: Partial<PlanPart> = {}) =>
  part('flight', '2027-01-16', last, clocks)

const plan = (parts: PlannedPart[], more: Partial<PlacedPlan> = {}): PlacedPlan => {
  const days = { first: '2027-01-16', last: '2027-01-21' }
  return { place: 'Cancún', ...days, counts, parts, kinds: ['booked'], ...more }
}

test.each([
  ['2027-01-16', '2027-01-21', '16 to 21 January'],
  ['2026-01-30', '2027-01-02', '30 January to 2 January'],
  ['2027-01-16', '2027-01-16', '16 January'],
  ['2027-01-16', null, 'from 16 January'],
])('shows the days from %s to %s as %s', (first, last, text) => {
  expect(planDays(first, last)).toBe(text)
})

test.each([
  ['Cancún', 'Cancún, 16 to 21 January, 2 adults, 1 child'],
  [null, '16 to 21 January, 2 adults, 1 child'],
])('names place, days and people: %s', (place, text) => {
  expect(planText(plan([], { place }))).toBe(text)
})

const stays = [
  part('hotel', '2027-01-16', '2027-01-18', { place: 'Tulum' }),
  part('hotel', '2027-01-18', '2027-01-20', { place: 'Bacalar' }),
]

test.each<[string, PlannedPart[], string, ReturnType<typeof placeOn>]>([
  ['the stay', stays, '2027-01-17', { name: 'Tulum', isCity: false }],
  ['the stay that begins', stays, '2027-01-18', { name: 'Bacalar', isCity: false }],
  ['the landing', [flight('2027-01-21'), ...stays], '2027-01-21', { name: 'Cancún', isCity: true }],
  ['nothing before the landing', [flight(null)], '2027-01-15', null],
  ['no tour', [part('tour', '2027-01-17', '2027-01-17')], '2027-01-17', null],
])('the place of a day is that of %s', (_, parts, day, place) => {
  expect(placeOn(plan(parts), day)).toEqual(place)
})

test.each([
  ['2026-11-29', '2027-01-21', '2027-01-16', '2027-01-21'],
  ['2027-01-14', '2027-01-21', '2027-01-18', '2027-01-21'],
  ['2026-11-29', '2027-01-16', '2027-01-16', '2027-01-17'],
])('on %s offers a plan until %s from %s to %s', (today, last, checkInDate, checkOutDate) => {
  expect(offeredStay(plan([], { last }), today)).toEqual({ checkInDate, checkOutDate })
})

test.each([['2027-01-17', '2027-01-21']])(
  'on %s offers no night of a plan until %s',
  (today, last) => {
    expect(offeredStay(plan([], { last }), today)).toBeNull()
  },
)

test.each([
  ['2026-11-29', '2027-01-18', ['2027-01-16', '2027-01-17', '2027-01-18'], '2027-01-17'],
  ['2027-01-15', '2027-01-21', ['2027-01-19', '2027-01-20', '2027-01-21'], '2027-01-19'],
  ['2026-11-29', null, ['2027-01-16'], '2027-01-16'],
  ['2027-01-20', '2027-01-21', [], undefined],
])('on %s the days of a plan until %s for a tour are %j, best on %s', (today, last, days, best) => {
  const planned = plan([], { last })
  expect(offeredDays(planned, today)).toEqual(days)
  expect(fullDay(planned, days)).toBe(best)
})

test('offers at most 60 days', () => {
  expect(offeredDays(plan([], { last: '2027-12-31' }), '2026-11-29')).toHaveLength(60)
})

const days = { checkInDate: '2027-01-16', checkOutDate: '2027-01-21' }
const cancun = { destination: 'Cancún', ...days, guests: counts }
const oneDay = { destination: 'Cancún', guests: counts }

test.each<[string, PlanSearch, object | null]>([
  ['the plan itself', cancun, null],
  ['other nights', { ...cancun, checkInDate: '2027-01-17' }, cancun],
  ['another place', { ...cancun, destination: 'Tulum' }, cancun],
  ['other people', { ...cancun, guests: { ...counts, adults: 1 } }, cancun],
  ['a tour on a day of the plan', { ...oneDay, checkInDate: '2027-01-19' }, null],
])('offers place, days and people to a search for %s', (_, requested, offer) => {
  const found = planSearch(plan([]), requested, '2026-11-29')
  expect(found).toEqual(offer && expect.objectContaining(offer))
})

test('offers the first day of the plan on which a tour can be had, or none', () => {
  const find = (isAvailable: (day: string) => boolean) =>
    planSearch(plan([]), { ...oneDay, checkInDate: '' }, '2026-11-29', isAvailable)
  expect(find((day) => day > '2027-01-18')?.checkInDate).toBe('2027-01-19')
  expect(find(() => false)).toBeNull()
})

test('offers the days without a place, and nothing once no day is left', () => {
  const requested = { destination: 'Tulum', checkInDate: '2026-12-03', guests: counts }
  const placeless = plan([], { place: null })
  expect(planSearch(placeless, requested, '2026-11-29')?.destination).toBe('Tulum')
  expect(planSearch(placeless, requested, '2027-01-20')).toBeNull()
})

const stayDays = 'checkin=2027-01-16&checkout=2027-01-21&guests=2%2C1%2C0'

test.each<[string, PlacedPlan, Product, (string | undefined)[][]]>([
  [
    'a flight',
    plan([flight('2027-01-21')]),
    'flight',
    [
      ['Hotels in Cancún, 16 to 21 January', `/hotels?destination=Canc%C3%BAn&${stayDays}`],
      ['Packages in Cancún, 16 to 21 January', `/packages?destination=Canc%C3%BAn&${stayDays}`],
      ['Tours while you are there', '/tours?destination=Canc%C3%BAn'],
    ],
  ],
  ['a stay', plan([stays[0] as PlannedPart]), 'hotel', [['Tours while you are there']]],
  [
    'a tour',
    plan([part('tour', '2027-01-16', '2027-01-16')]),
    'tour',
    [['Hotels in Cancún, 16 to 21 January'], ['Packages in Cancún, 16 to 21 January']],
  ],
])('after %s offers the rest of the trip', (_, planned, booked, links) => {
  const found = planLinks(planned, booked, '2026-11-29')
  expect(found.map(({ label }) => [label])).toEqual(links.map(([label]) => [label]))
  for (const [index, [, address]] of links.entries())
    if (address) expect(found[index]?.address).toBe(address)
})

test('without a last day the links are for one night, and for no day that is over', () => {
  const open = plan([flight(null)], { place: null, last: null })
  const [hotels, , tours] = planLinks(open, 'flight', '2026-11-29')
  expect(hotels?.label).toBe('Hotels, from 16 January')
  expect(tours?.tour).toEqual({ tourDate: '2027-01-16', guests: counts })
  expect(planLinks(open, 'flight', '2027-01-14')).toEqual([])
})

const clocks = { lands: '10:30', leaves: '18:45' }
const roundTrip = plan([flight('2027-01-21', clocks)])
const stayed = plan([part('hotel', '2027-01-16', '2027-01-21')])
const on = (first: string, last = first) => ({ first: `2027-01-${first}`, last: `2027-01-${last}` })

test.each<[string, PlacedPlan, ReturnType<typeof on>, TourTimes, string[]]>([
  ['a day of the trip', roundTrip, on('17'), { startTime: '08:00', durationHours: 12 }, []],
  ['a stay of the trip', roundTrip, on('16', '21'), {}, []],
  ['a day before the landing', roundTrip, on('15'), {}, ['You land on 16 January.']],
  ['a day before the stay', stayed, on('15'), {}, ['Your trip starts on 16 January.']],
  [
    'days on both sides',
    roundTrip,
    on('15', '22'),
    {},
    ['You land on 16 January.', 'You fly back on 21 January.'],
  ],
  ['a day after the stay', stayed, on('22'), {}, ['Your trip ends on 21 January.']],
  [
    'a start less than two hours after the landing',
    roundTrip,
    on('16'),
    { startTime: '12:29' },
    ['You land at 10:30 on 16 January; this starts at 12:29.'],
  ],
  ['a start two hours after the landing', roundTrip, on('16'), { startTime: '12:30' }, []],
  ['an unreadable start', roundTrip, on('16'), { startTime: '8:00' }, []],
  [
    'an end less than two hours before the departure',
    roundTrip,
    on('21'),
    { startTime: '16:00', durationHours: 0.77 },
    ['This ends at 16:46; your flight leaves at 18:45 on 21 January.'],
  ],
  [
    'an end two hours before the departure',
    roundTrip,
    on('21'),
    { startTime: '08:00', durationHours: 8.75 },
    [],
  ],
  [
    'an end after midnight',
    roundTrip,
    on('21'),
    { startTime: '20:00', durationHours: 6 },
    ['This ends at 23:59; your flight leaves at 18:45 on 21 January.'],
  ],
  ['a tour of two days', roundTrip, on('20', '21'), { startTime: '08:00', durationHours: 10 }, []],
  ['a tour without a start', roundTrip, on('21'), { durationHours: 10 }, []],
  [
    'a flight without times',
    plan([flight('2027-01-21')]),
    on('16'),
    { startTime: '06:00', durationHours: 1 },
    [],
  ],
  ['a trip without a last day', plan([flight(null)], { last: null }), on('30'), {}, []],
])('says of %s what does not fit', (_, plan, days, tour, texts) => {
  expect(planConflicts(plan, { ...days, tour })).toEqual(texts)
})
