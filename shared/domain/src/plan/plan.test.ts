import type { PlanPart, PlanRecord, Product, Selection } from '@storefront/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { type Plan, planOf } from './plan.ts'

const today = '2026-11-29'
const nowMs = Date.parse('2026-11-29T12:00:00Z')
const moment = { today, nowMs }
const minute = 60_000
const couple = { adults: 2, children: 0, infants: 0 }
const family = { adults: 2, children: 2, infants: 0 }

const nothing: Selection = {
  outboundFlight: null,
  inboundFlight: null,
  hotel: null,
  room: null,
  tour: null,
  package: null,
  searches: { flight: null, hotel: null, tour: null, package: null },
}

type Brief = Partial<PlanPart> & Partial<Omit<PlanRecord, 'plan'>>

const record = (product: Product, first: string, last: string | null, brief: Brief = {}) => {
  const { place = 'Cancún', counts = couple, lands, leaves, ...rest } = brief
  const clocks = { ...(lands ? { lands } : {}), ...(leaves ? { leaves } : {}) }
  const plan: PlanPart = { place, first, last, counts, ...clocks }
  return { product, state: 'paid', startedAt: 1, plan, ...rest } satisfies PlanRecord
}

const january = (day: number) => `2027-01-${String(day).padStart(2, '0')}`
const flight = (from: number, to: number | null, brief?: Brief) =>
  record('flight', january(from), to === null ? null : january(to), brief)
const stay = (from: number, to: number, brief?: Brief) =>
  record('hotel', january(from), january(to), brief)
const tour = (day: number, brief?: Brief) => record('tour', january(day), january(day), brief)

const brief = (plan: Plan | null) => plan && [plan.first, plan.last, plan.parts.length]
const held = { state: 'payable', startedAt: nowMs - 29 * minute }

test.each<[string, PlanRecord[], ReturnType<typeof brief>]>([
  ['nothing', [], null],
  ['a paid stay', [stay(16, 21)], [january(16), january(21), 1]],
  ['a requested stay', [stay(16, 21, { state: 'requested' })], [january(16), january(21), 1]],
  ['a stay held without a named end', [stay(16, 21, held)], [january(16), january(21), 1]],
  ['a hold that lapsed', [stay(16, 21, { ...held, startedAt: nowMs - 30 * minute })], null],
  [
    'a hold until a later named time',
    [stay(16, 21, { ...held, expiresAt: '2026-11-29T12:00:01Z' })],
    [january(16), january(21), 1],
  ],
  [
    'a named hold that lapsed',
    [stay(16, 21, { ...held, expiresAt: '2026-11-29T12:00:00Z' })],
    null,
  ],
  ['an unanswered attempt', [stay(16, 21, { ...held, state: 'unanswered' })], null],
  ['a failed attempt', [stay(16, 21, { ...held, state: 'failed' })], null],
  ['a stay that is over', [record('hotel', '2026-11-20', '2026-11-28')], null],
  [
    'a stay that ends today',
    [record('hotel', '2026-11-20', today)],
    ['2026-11-20', '2026-11-29', 1],
  ],
  ['a flight without a return', [flight(16, null)], [january(16), null, 1]],
  ['a flight without a return that has landed', [record('flight', '2026-11-28', null)], null],
  ['parts that overlap', [tour(20), stay(16, 18), stay(18, 22)], [january(16), january(22), 3]],
  ['parts that follow one another', [stay(16, 18), tour(19)], [january(16), january(19), 2]],
  [
    'a flight without a return and its stay',
    [flight(16, null), stay(17, 21)],
    [january(16), january(21), 2],
  ],
  [
    'a round trip and a stay that begins before it',
    [flight(16, 21), stay(15, 20)],
    [january(16), january(21), 2],
  ],
  [
    'two plans, of which the later booking counts',
    [stay(16, 18, { startedAt: 3 }), stay(24, 26, { startedAt: 2 })],
    [january(16), january(18), 1],
  ],
])('the days of %s', (_, records, expected) => {
  expect(brief(planOf(records, nothing, moment))).toEqual(expected)
})

const searches = {
  flight: {
    type: 'Round Trip',
    from: null,
    to: { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International' },
    departureDate: january(15),
    returnDate: january(21),
    travellers: family,
    cabinClass: 'Economy',
  },
  hotel: { destination: '', checkInDate: january(16), checkOutDate: january(21), guests: family },
  tour: { destination: '', tourDate: january(17), guests: couple },
} as const

const outboundFlight = {
  date: january(15),
  departureTime: '22:10',
  arrivalTime: '06:30',
} as Selection['outboundFlight']
const inboundFlight = { date: january(21), departureTime: '18:45' } as typeof outboundFlight
const hotel = { destinationName: 'Tulum' } as Selection['hotel']
const selectedTour = { destinationName: 'Tulum', durationDays: 2 } as Selection['tour']
const all: Selection = {
  ...nothing,
  outboundFlight,
  inboundFlight,
  hotel,
  room: {} as Selection['room'],
  tour: selectedTour,
  package: { destinationName: 'Bacalar' } as Selection['package'],
  searches: { ...searches, package: searches.hotel },
}

test.each<[string, Partial<Selection>, object[]]>([
  ['nothing', nothing, []],
  [
    'a round trip, from landing to departure',
    { ...nothing, outboundFlight, inboundFlight },
    [{ place: 'Cancún', first: january(16), last: january(21), lands: '06:30', leaves: '18:45' }],
  ],
  [
    'an outbound whose return is not chosen yet',
    { ...nothing, outboundFlight },
    [{ place: 'Cancún', first: january(16), last: january(21), counts: family }],
  ],
  ['a hotel without a room', { ...nothing, hotel }, []],
  [
    'a tour of two days',
    { ...nothing, tour: selectedTour },
    [{ place: 'Tulum', first: january(17), last: january(18), counts: couple }],
  ],
  [
    'all four products',
    {},
    [
      { product: 'flight' },
      { product: 'hotel', place: 'Tulum' },
      { product: 'package', place: 'Bacalar' },
      { product: 'tour' },
    ],
  ],
])('the parts of the selection %s', (_, selection, parts) => {
  const plan = planOf([], { ...all, ...selection, searches: all.searches }, moment)
  expect(plan?.parts ?? []).toMatchObject(parts)
  expect(plan?.parts ?? []).toHaveLength(parts.length)
})

test('a part carries the booking that it was made of', () => {
  const booked = [tour(17), { ...stay(16, 21), id: 'A' }]
  const parts =
    planOf(booked, { ...nothing, tour: selectedTour, searches: all.searches }, moment)?.parts ?? []
  expect(parts.map(({ record }) => record)).toEqual([booked[1], null, booked[0]])
})

test('a product is not selected before its search is known', () => {
  expect(planOf([], { ...all, searches: nothing.searches }, moment)).toBeNull()
})

test.each<[string, PlanRecord[], object]>([
  ['the largest party', [stay(16, 21, { startedAt: 2 }), tour(17, { counts: family })], family],
  [
    'of equal parties, the newest',
    [stay(16, 21), tour(17, { startedAt: 2, counts: { adults: 1, children: 1, infants: 0 } })],
    { adults: 1, children: 1, infants: 0 },
  ],
])('the people are those of %s', (_, records, counts) => {
  expect(planOf(records, nothing, moment)?.counts).toEqual(counts)
})

test('a selection is newer than any booking', () => {
  const booked = record('hotel', '2027-03-01', '2027-03-04', { startedAt: nowMs })
  expect(planOf([booked], all, moment)?.first).toBe(january(16))
})

test('leaves out the product that is judged unless it is booked', () => {
  const records = [stay(16, 21, held), tour(18)]
  expect(planOf(records, nothing, moment, 'hotel')?.parts).toMatchObject([{ product: 'tour' }])
  expect(planOf(records, nothing, moment, 'tour')?.parts).toHaveLength(2)
  const both = { ...all, tour: null, package: null }
  expect(planOf([], both, moment, 'hotel')?.parts).toHaveLength(1)
  expect(planOf(records, both, moment)?.kinds).toEqual(['booked', 'flight', 'hotel'])
})

// A visitor's steps in any order. Each may happen on any day, with any product.
const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('book', 'select'),
    product: fc.constantFrom<Product>('hotel', 'tour'),
    from: fc.integer({ min: 0, max: 40 }),
    nights: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    kind: fc.constantFrom('pay', 'request', 'fail', 'delete', 'clear', 'lapse', 'midnight'),
    at: fc.nat(3),
  }),
)

type Visit = { records: PlanRecord[]; selection: Selection; today: string; nowMs: number }

function play(visit: Visit, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  if ('from' in one) {
    const first = addDays(visit.today, 4 + one.from)
    const last = one.product === 'tour' ? first : addDays(first, one.nights)
    if (one.kind === 'book') {
      const begun = { state: 'payable', startedAt: visit.nowMs }
      visit.records = [record(one.product, first, last, begun), ...visit.records]
    } else {
      const { selection } = visit
      const isTour = one.product === 'tour'
      visit.selection = {
        ...selection,
        ...(isTour ? { tour: selectedTour } : { hotel, room: all.room }),
        searches: {
          ...selection.searches,
          ...(isTour
            ? { tour: { destination: '', tourDate: first, guests: couple } }
            : {
                hotel: { destination: '', checkInDate: first, checkOutDate: last, guests: couple },
              }),
        },
      }
    }
    return
  }
  const set = (state: string) => {
    visit.records = visit.records.map((other, index) =>
      index === one.at ? { ...other, state } : other,
    )
  }
  if (one.kind === 'pay') set('paid')
  if (one.kind === 'request') set('requested')
  if (one.kind === 'fail') set('failed')
  if (one.kind === 'delete') visit.records = visit.records.filter((_, index) => index !== one.at)
  if (one.kind === 'clear') visit.selection = nothing
  if (one.kind === 'lapse') visit.nowMs += 31 * minute
  if (one.kind === 'midnight') {
    visit.today = addDays(visit.today, 1)
    visit.nowMs += 24 * 60 * minute
  }
}

test('in any sequence of steps it names only what is not over, and changes nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const visit: Visit = { records: [], selection: nothing, today, nowMs }
      for (const one of steps) {
        play(visit, one)
        const before = structuredClone(visit)
        const plan = planOf(visit.records, visit.selection, visit)
        expect(visit).toEqual(before)
        const isOver = (state: string, startedAt: number) =>
          state === 'failed' || (state === 'payable' && visit.nowMs >= startedAt + 30 * minute)
        const left = visit.records.filter(
          ({ state, startedAt, plan }) =>
            !isOver(state, startedAt) && (plan.last ?? plan.first) >= visit.today,
        )
        const { searches } = visit.selection
        const selected = [searches.hotel?.checkOutDate ?? '', lastDayOfTour(searches.tour)]
        const isNone = left.length === 0 && selected.every((day) => day < visit.today)
        expect(plan === null).toBe(isNone)
        if (!plan) continue
        expect(plan.last === null || plan.last >= visit.today).toBe(true)
        const booked = plan.parts.filter(({ actedAt }) => Number.isFinite(actedAt))
        for (const part of booked) {
          expect(
            left.some(({ plan }) => plan.first === part.first && plan.last === part.last),
          ).toBe(true)
        }
      }
    }),
  )
})

function lastDayOfTour(search: Selection['searches']['tour']): string {
  return search ? addDays(search.tourDate, 1) : ''
}
