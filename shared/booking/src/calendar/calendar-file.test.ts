import { expect, test } from 'vitest'
import { type Recap, recapAt } from '../checkouts/recap.ts'
import { calendarFile } from './calendar-file.ts'

type Event = Recap['events'][number]

const start = { date: '2026-11-24', time: '08:30' }
const booking = (reference: string | null, events: Event[], conditions: Partial<Recap> = {}) => ({
  reference,
  recap: recapAt({ name: 'Flight', rows: [], totalUsd: 1, events, ...conditions }, 1),
})
const fileOf = (...bookings: ReturnType<typeof booking>[]) =>
  calendarFile(bookings, { product: 'Caribe', phone: '998' })

test.each<[string, Omit<Event, 'title'>, string[]]>([
  [
    'a flight at its local times without a time zone',
    { start, end: { date: '2026-11-24', time: '11:05' } },
    ['DTSTART:20261124T083000', 'DTEND:20261124T110500'],
  ],
  [
    'a stay of whole days until its departure',
    { start: { date: '2026-11-24' }, end: { date: '2026-11-26' } },
    ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'],
  ],
  ['no end at the start', { start, end: start }, ['DTSTART:20261124T083000']],
  ['no end without a time', { start, end: { date: '2026-11-25' } }, ['DTSTART:20261124T083000']],
])('writes %s', (_, days, lines) => {
  const file = fileOf(booking('BK-1', [{ ...days, title: 'Tour' }]))
  expect(file.match(/^DT(START|END).*$/gm)).toEqual(lines)
})

test('writes the entries of several bookings, each with its own id and notes', () => {
  const conditions = {
    notes: ['Taxes included.'],
    parts: [
      { label: 'Return flight', notes: ['One bag.'], cancellation: 'No refund.' },
      { label: 'Outbound flight', notes: [], freeUntil: '2026-11-23T18:00' },
    ],
    localFees: [{ label: 'Fee', usd: 4, note: 'on arrival' }],
  }
  const tour = { title: 'Tour', start: { date: '2026-11-24' } }
  const detailed = { ...tour, title: 'Reef', details: 'Pier 2' }
  const file = fileOf(booking('BK-1', [tour, detailed], conditions), booking(null, [tour]))
  const notes = [
    'Reference: BK-1',
    'Phone: 998',
    'Return flight: No refund.',
    'Return flight: One bag.',
    'Outbound flight: Free cancellation until Mon 23-11-2026\\, 18:00 (Cancún time)',
    'Taxes included.',
    'Not in the total: Fee $4.00 (on arrival)',
  ].join('\\n')
  expect(file.replaceAll('\r\n ', '').match(/^(PRODID|UID|SUMMARY|DESCRIPTION):.*$/gm)).toEqual([
    'PRODID:-//Caribe//Bookings//EN',
    ...['UID:BK-1-1@booking', 'SUMMARY:Tour', `DESCRIPTION:${notes}`],
    ...['UID:BK-1-2@booking', 'SUMMARY:Reef', `DESCRIPTION:Pier 2\\n${notes}`],
    expect.stringMatching(/^UID:[0-9a-f]{32}-1@booking$/),
    ...['SUMMARY:Tour', 'DESCRIPTION:Phone: 998'],
  ])
})
