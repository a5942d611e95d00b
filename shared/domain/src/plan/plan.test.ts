import type { PlanRecord, Product, Selection, TravellerCounts } from '@storefront/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { defaultFlightSearch } from '../search-defaults.ts'
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

type Brief = Partial<Omit<PlanRecord, 'plan'>> & { counts?: TravellerCounts }

const record = (product: Product, first: string, last: string | null, brief: Brief = {}) => {
  const { counts = couple, ...rest } = brief
  const plan = { place: 'Cancún', first, last, counts }
  return { product, state: 'paid', startedAt: 1, plan, ...rest } satisfies PlanRecord
}

const january = (day: number) => `2027-01-${String(day).padStart(2, '0')}`
const flight = (from: number, to: number | null, brief?: Brief) =>
  record('flight', january(from), to === null ? null : january(to), brief)
const stay = (from: number, to: number, brief?: Brief) =>
  record('hotel', january(from), january(to), brief)
const tour = (day: number, brief?: Brief) => record('tour', january(day), january(day), brief)

/** '16 to 21 of 2' for days of January, and the number of parts. */
const brief = (plan: Plan | null) =>
  plan && `${dayOf(plan.first)} to ${dayOf(plan.last)} of ${plan.parts.length}`
const dayOf = (day: string | null) => day?.replace('2027-01-', '') ?? 'open'
const held = { state: 'payable', startedAt: nowMs - 29 * minute }
const heldTo = (second: string) => ({ ...held, expiresAt: `2026-11-29T12:00:${second}Z` })

test.each<[string, PlanRecord[], string | null]>([
  ['a requested stay', [stay(16, 21, { state: 'requested' })], '16 to 21 of 1'],
  ['a stay held without a named end', [stay(16, 21, held)], '16 to 21 of 1'],
  ['a named hold that lapsed', [stay(16, 21, heldTo('00'))], null],
  ['an unanswered attempt', [stay(16, 21, { ...held, state: 'unanswered' })], null],
  ['a stay that ends today', [record('hotel', today, today)], `${today} to ${today} of 1`],
  ['a flight without a return', [flight(16, null)], '16 to open of 1'],
  ['a flight without a return that has landed', [record('flight', '2026-11-28', null)], null],
  ['parts that overlap', [tour(20), stay(16, 18), stay(18, 22)], '16 to 22 of 3'],
  ['parts with a free day between', [stay(16, 18, { startedAt: 2 }), tour(20)], '16 to 18 of 1'],
  ['a flight without a return and its stay', [flight(16, null), stay(17, 21)], '16 to 21 of 2'],
  ['a round trip and a stay from the day before', [flight(16, 21), stay(15, 20)], '16 to 21 of 2'],
  [
    'two plans, of which the later booking counts',
    [stay(16, 18), tour(18, { startedAt: 3 }), stay(24, 26, { startedAt: 2 })],
    '16 to 18 of 2',
  ],
])('the days of %s', (_, records, expected) => {
  expect(brief(planOf(records, nothing, moment))).toBe(expected)
})

const searches = {
  flight: {
    ...defaultFlightSearch(today),
    to: { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International' },
    returnDate: january(21),
    travellers: family,
  },
  hotel: { destination: '', checkInDate: january(16), checkOutDate: january(21), guests: family },
  tour: { destination: '', tourDate: january(17), guests: couple },
} as const

const clocks = { departureTime: '22:10', arrivalTime: '06:30' }
const outboundFlight = { date: january(15), ...clocks } as Selection['outboundFlight']
const inboundFlight = { date: january(21), departureTime: '18:45' } as typeof outboundFlight
const hotel = { destinationName: 'Tulum' } as Selection['hotel']
const selectedTour = { destinationName: 'Tulum', durationDays: 2 } as Selection['tour']
const all: Selection = {
  ...nothing,
  outboundFlight,
  inboundFlight,
  hotel,
  tour: selectedTour,
  package: { destinationName: 'Bacalar' } as Selection['package'],
  searches: { ...searches, package: searches.hotel },
}

const days = (first: number, last: number) => ({ first: january(first), last: january(last) })

const landed = { place: 'Cancún', ...days(16, 21), lands: '06:30' }

test.each<[string, Partial<Selection>, object[]]>([
  ['a round trip', { outboundFlight, inboundFlight }, [{ ...landed, leaves: '18:45' }]],
  ['an outbound without a return', { outboundFlight }, [{ ...landed, counts: family }]],
  ['a tour', { tour: selectedTour }, [{ place: 'Tulum', ...days(17, 18), counts: couple }]],
  ['all', all, ['flight', 'hotel', 'package', 'tour'].map((product) => ({ product }))],
])('the parts of the selection of %s', (_, selection, parts) => {
  const plan = planOf([], { ...nothing, ...selection, searches: all.searches }, moment)
  expect(plan?.parts).toMatchObject(parts)
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

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...'book select paid requested failed delete lapse midnight'.split(' ')),
    inDays: fc.nat(2),
  }),
  { maxLength: 30 },
)

test('in any sequence of steps it names only what is not over, and changes nothing', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      let now = moment
      let records: PlanRecord[] = []
      let selection = nothing
      for (const { kind, inDays } of taken) {
        const [first, last] = [addDays(now.today, inDays), addDays(now.today, inDays + 1)]
        const [newest, ...older] = records
        if (kind === 'book') {
          const begun = { state: 'payable', startedAt: now.nowMs }
          records = [record('hotel', first, last, begun), ...records]
        } else if (kind === 'select') {
          const stay = { ...searches.hotel, checkInDate: first, checkOutDate: last }
          selection = { ...all, searches: { ...nothing.searches, hotel: stay } }
        } else if (kind === 'lapse') now = { ...now, nowMs: now.nowMs + 30 * minute }
        else if (kind === 'midnight')
          now = { today: addDays(now.today, 1), nowMs: now.nowMs + 24 * 60 * minute }
        else records = newest && kind !== 'delete' ? [{ ...newest, state: kind }, ...older] : older

        const before = structuredClone({ records, selection })
        const plan = planOf(records, selection, now)
        expect({ records, selection }).toEqual(before)
        const current = records.filter(({ state, startedAt, plan: { last } }) => {
          const isHeld = state === 'payable' && now.nowMs < startedAt + 30 * minute
          return (isHeld || ['paid', 'requested'].includes(state)) && (last ?? '') >= now.today
        })
        const isSelected = (selection.searches.hotel?.checkOutDate ?? '') >= now.today
        expect(plan !== null).toBe(current.length > 0 || isSelected)
        for (const { record } of plan?.parts ?? [])
          expect(record ? current.includes(record) : isSelected).toBe(true)
      }
    }),
  )
})
