import type { PlanPart, Product } from '@storefront/contract'
import { expect, test } from 'vitest'
import type { PlacedPlan, PlannedPart } from './plan.ts'
import { type PlannedDays, planConflicts } from './plan-conflicts.ts'
import { planLinks } from './plan-links.ts'
import {
  fullDay,
  offeredDays,
  offeredStay,
  type PlanSearch,
  placingPart,
  planSearch,
} from './plan-offer.ts'
import { planDays, planText } from './plan-text.ts'

const counts = { adults: 2, children: 1, infants: 0 }

const part = (product: Product, first: string, last: string | null, more: Partial<PlanPart> = {}) =>
  ({ product, place: 'Cancún', first, last, counts, ...more }) as PlannedPart

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

test('names place, days and people', () => {
  expect(planText(plan([]))).toBe('Cancún, 16 to 21 January, 2 adults, 1 child')
  expect(planText(plan([], { place: '' }))).toBe('16 to 21 January, 2 adults, 1 child')
})

const stays = [
  part('hotel', '2027-01-16', '2027-01-18', { place: 'Tulum' }),
  part('hotel', '2027-01-18', '2027-01-20', { place: 'Bacalar' }),
]

test.each<[string, PlannedPart[], string, string | undefined]>([
  ['the stay', stays, '2027-01-17', 'Tulum'],
  ['the stay that begins', stays, '2027-01-18', 'Bacalar'],
  ['the landing', [flight('2027-01-21'), ...stays], '2027-01-21', 'Cancún'],
  ['no tour', [part('tour', '2027-01-17', '2027-01-17')], '2027-01-17', undefined],
])('the place of a day is that of %s', (_, parts, day, place) => {
  expect(placingPart(plan(parts), day)?.place).toBe(place)
})

test.each([
  ['2027-01-14', '2027-01-21', { checkInDate: '2027-01-18', checkOutDate: '2027-01-21' }],
  ['2026-11-29', '2027-01-16', { checkInDate: '2027-01-16', checkOutDate: '2027-01-17' }],
  ['2027-01-17', '2027-01-21', null],
])('on %s the nights offered of a plan until %s are %j', (today, last, stay) => {
  expect(offeredStay(plan([], { last }), today)).toEqual(stay)
})

test.each([
  ['2026-11-29', '2027-01-18', ['2027-01-16', '2027-01-17', '2027-01-18'], '2027-01-17'],
  ['2027-01-15', '2027-01-21', ['2027-01-19', '2027-01-20', '2027-01-21'], '2027-01-19'],
  ['2026-11-29', null, ['2027-01-16'], '2027-01-16'],
  ['2027-01-20', '2027-01-21', [], undefined],
])('on %s the days of a plan until %s for a tour are %j, best on %s', (today, last, days, best) => {
  const planned = plan([], { last })
  expect(offeredDays(planned, today)).toEqual(days)
  expect(fullDay(planned, days)).toBe(best)
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

test.each([
  ['package', '05-08', '2027-01-16'],
  ['tour', '05-09', '2027-01-17'],
  ['tour', '05-10', '2027-01-16'],
] as const)('offers a %s from 05-05 to %s the day %s of the plan', (product, last, day) => {
  const judged = { product, first: '2027-05-05', last: `2027-${last}` }
  const requested = { checkInDate: judged.first, guests: counts }
  expect(planSearch(plan([]), requested, '2026-11-29', undefined, judged)?.checkInDate).toBe(day)
})

test('offers the first available day of the plan to a tour, without a place too, and nothing once no day is left', () => {
  const find = (isAvailable: (day: string) => boolean, today = '2026-11-29') => {
    const requested = { destination: 'Tulum', checkInDate: '', guests: counts }
    return planSearch(plan([], { place: '' }), requested, today, isAvailable)
  }
  const found = find((day) => day > '2027-01-18')
  expect(found).toMatchObject({ destination: 'Tulum', checkInDate: '2027-01-19' })
  expect(find(() => false)).toBeNull()
  expect(find(() => true, '2027-01-20')).toBeNull()
})

const stayQuery = 'destination=Canc%C3%BAn&checkin=2027-01-16&checkout=2027-01-21&guests=2%2C1%2C0'
const hotels = ['Hotels in Cancún, 16 to 21 January', `/hotels?${stayQuery}`]
const packages = ['Packages in Cancún, 16 to 21 January', `/packages?${stayQuery}`]
const tours = ['Tours while you are there', '/tours?destination=Canc%C3%BAn']

test.each<[Product, PlannedPart, string[][]]>([
  ['flight', flight('2027-01-21'), [hotels, packages, tours]],
  ['tour', part('tour', '2027-01-16', '2027-01-16'), [hotels, packages]],
])('after a %s offers the rest of the trip', (booked, only, links) => {
  const found = planLinks(plan([only]), booked, '2026-11-29')
  expect(found.map(({ label, address }) => [label, address])).toEqual(links)
})

test('without a last day the links are for one night, and for no day that is over', () => {
  const open = plan([flight(null)], { place: '', last: null })
  const links = planLinks(open, 'flight', '2026-11-29')
  expect(links[0]?.label).toBe('Hotels, from 16 January')
  expect(links.at(-1)?.tour).toEqual({ tourDate: '2027-01-16', guests: counts })
  expect(planLinks(open, 'flight', '2027-01-14')).toEqual([])
})

const roundTrip = plan([flight('2027-01-21', { lands: '10:30', leaves: '18:45' })])
const _untimed = plan([flight('2027-01-21')])
const home = part('flight', '2027-01-21', null, { lands: '20:10' })
const twoFlights = plan([flight(null, { lands: '10:30' }), home])
const stayed = plan([part('hotel', '2027-01-16', '2027-01-21')])
const openEnd = plan([flight(null)], { last: null })
const on = (first: string, last = first) => ({ first: `2027-01-${first}`, last: `2027-01-${last}` })
const tour = (day: string, startTime: string, durationHours = 1) => {
  return { ...on(day), tour: { startTime, durationHours } }
}
const [lands, flies] = ['You land on 16 January.', 'You fly back on 21 January.']
const landsAt = (start: string) => `You land at 10:30 on 16 January; this starts at ${start}.`
const endsAt = (end: string) => `This ends at ${end}; your flight leaves at 18:45 on 21 January.`

test.each<[string, PlacedPlan, PlannedDays, string[]]>([
  ['the days of the trip', roundTrip, on('16', '21'), []],
  ['days on both sides of a round trip', roundTrip, on('15', '22'), [lands, flies]],
  ['a day before the stay', stayed, on('15'), ['Your trip starts on 16 January.']],
  ['a day after the stay', stayed, on('22'), ['Your trip ends on 21 January.']],
  ['a late day of a trip without a last one', openEnd, on('30'), []],
  ['a tour too soon after the landing', roundTrip, tour('16', '12:29'), [landsAt('12:29')]],
  ['a tour two hours after the landing', roundTrip, tour('16', '12:30'), []],
  ['a tour at an unreadable time', roundTrip, tour('16', '8:00'), []],
  ['a tour too late before the departure', roundTrip, tour('21', '16:00', 0.77), [endsAt('16:46')]],
  ['a tour until two hours before the departure', roundTrip, tour('21', '08:00', 8.75), []],
  ['a tour past midnight', roundTrip, tour('21', '20:00', 6), [endsAt('23:59')]],
  ['a tour before the flight there lands', twoFlights, tour('16', '08:00'), [landsAt('08:00')]],
  ['an early tour on the day of the flight home', twoFlights, tour('21', '08:00'), []],
])('says of %s what does not fit', (_, plan, days, texts) => {
  expect(planConflicts(plan, days)).toEqual(texts)
})
