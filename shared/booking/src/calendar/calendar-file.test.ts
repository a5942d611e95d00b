import { afterEach, expect, test, vi } from 'vitest'
import { type Recap, recapAt } from '../checkouts/recap.ts'
import { calendarFile } from './calendar-file.ts'

type Event = Recap['events'][number]

const flight: Event = {
  title: 'CUN → MIA, AM 123',
  start: { date: '2026-11-24', time: '08:30' },
  end: { date: '2026-11-24', time: '11:05' },
  details: 'Aeroméxico; seat\r\nopen, gate\nlater',
}
const booking = (reference: string | null, events: Event[], conditions: Partial<Recap> = {}) => ({
  reference,
  recap: recapAt({ name: 'Flight', rows: [], totalUsd: 1, events, ...conditions }, 1),
})
const fileOf = (...bookings: ReturnType<typeof booking>[]) =>
  calendarFile(bookings, { product: 'Caribe', phone: '998' })
const linesOf = (...events: Event[]) => fileOf(booking('BK-1', events)).split('\r\n')

afterEach(() => void vi.useRealTimers())

test('writes a flight at its local times without a time zone', () => {
  vi.setSystemTime('2026-11-20T10:00:00.123Z')
  expect(linesOf(flight)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caribe//Bookings//EN',
    'BEGIN:VEVENT',
    'UID:BK-1-1@booking',
    'SEQUENCE:0',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261124T083000',
    'DTEND:20261124T110500',
    'SUMMARY:CUN → MIA\\, AM 123',
    'DESCRIPTION:Aeroméxico\\; seat\\nopen\\, gate\\nlater\\nReference: BK-1\\nPhone',
    ' : 998',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test.each<[string, Omit<Event, 'title'>, string[]]>([
  [
    'a stay of whole days until its departure',
    { start: { date: '2026-11-24' }, end: { date: '2026-11-26' } },
    ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'],
  ],
  ['a day without an end', { start: { date: '2026-11-24' } }, ['DTSTART;VALUE=DATE:20261124']],
  [
    'no end that is before the start',
    { ...flight, end: { date: '2026-11-24', time: '05:10' } },
    ['DTSTART:20261124T083000'],
  ],
  ['no end at the start', { ...flight, end: flight.start }, ['DTSTART:20261124T083000']],
  [
    'no end without a time',
    { ...flight, end: { date: '2026-11-25' } },
    ['DTSTART:20261124T083000'],
  ],
])('writes %s', (_, days, lines) => {
  const written = linesOf({ ...days, title: 'Tour' })
  expect(written.filter((line) => /^DT(START|END)/.test(line))).toEqual(lines)
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
  const file = fileOf(booking('BK-1', [tour, tour], conditions), booking(null, [tour]))
  const notes = [
    'Reference: BK-1',
    'Phone: 998',
    'Return flight: No refund.',
    'Return flight: One bag.',
    'Outbound flight: Free cancellation until Mon 23-11-2026\\, 18:00 (Cancún time)',
    'Taxes included.',
    'Not in the total: Fee $4.00 (on arrival)',
  ].join('\\n')
  expect(file.replaceAll('\r\n ', '').match(/^(UID|DESCRIPTION):.*$/gm)).toEqual([
    'UID:BK-1-1@booking',
    `DESCRIPTION:${notes}`,
    'UID:BK-1-2@booking',
    `DESCRIPTION:${notes}`,
    expect.stringMatching(/^UID:[0-9a-f]{32}-1@booking$/),
    'DESCRIPTION:Phone: 998',
  ])
})
