import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './ics.ts'
import { calendarNotes } from './notes.ts'

const flight: CalendarEvent = {
  title: 'CUN → MIA, AM 123',
  start: { date: '2026-11-24', time: '08:30' },
  end: { date: '2026-11-24', time: '11:05' },
  details: 'Aeroméxico; seat\r\nopen, gate\nlater',
}

function fileOf(...events: CalendarEvent[]): string {
  return calendarFile({
    bookings: [{ events, bookingId: 'BK-1', notes: [] }],
    producer: 'Caribe',
    stampedAt: new Date('2026-11-20T10:00:00.123Z'),
  })
}

test('writes a flight at its local times without a time zone', () => {
  expect(fileOf(flight).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caribe//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:BK-1-1@booking',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261124T083000',
    'DTEND:20261124T110500',
    'SUMMARY:CUN → MIA\\, AM 123',
    'DESCRIPTION:Aeroméxico\\; seat\\nopen\\, gate\\nlater',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  [
    'a stay of whole days until its departure',
    { start: { date: '2026-11-24' }, end: { date: '2026-11-26' } },
    ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'],
  ],
  [
    'a flight that lands on the next day',
    { start: { date: '2026-12-05', time: '21:10' }, end: { date: '2026-12-06', time: '13:20' } },
    ['DTSTART:20261205T211000', 'DTEND:20261206T132000'],
  ],
  ['a day without an end', { start: { date: '2026-11-24' } }, ['DTSTART;VALUE=DATE:20261124']],
])('writes %s', (_, days, lines) => {
  const written = fileOf({ title: 'Tour', ...days })
    .split('\r\n')
    .slice(7, -2)
  expect(written).toEqual([...lines, 'SUMMARY:Tour', 'END:VEVENT'])
})

test('omits an end that is not after its start', () => {
  const overnight = { ...flight, end: { date: '2026-11-24', time: '05:10' } }
  expect(fileOf(overnight)).not.toContain('DTEND')
  expect(fileOf({ ...flight, end: { date: '2026-11-25' } })).not.toContain('DTEND')
  expect(fileOf({ ...flight, end: flight.start })).not.toContain('DTEND')
})

test('gives every entry its own id', () => {
  expect(fileOf(flight, flight).match(/UID:.*/g)).toEqual([
    'UID:BK-1-1@booking',
    'UID:BK-1-2@booking',
  ])
})

test('writes the entries of several bookings with the notes of each', () => {
  const file = calendarFile({
    bookings: [
      { events: [flight], bookingId: 'BK-1', notes: ['Reference: BK-1', 'Phone: 998'] },
      { events: [{ ...flight, details: '' }], bookingId: 'BK-2', notes: ['Reference: BK-2'] },
    ],
    producer: 'Caribe',
    stampedAt: new Date(0),
  })
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded.match(/(UID|DESCRIPTION):.*/g)).toEqual([
    'UID:BK-1-1@booking',
    'DESCRIPTION:Aeroméxico\\; seat\\nopen\\, gate\\nlater\\nReference: BK-1\\nPhone: 998',
    'UID:BK-2-1@booking',
    'DESCRIPTION:Reference: BK-2',
  ])
})

test('notes name reference, phone and the conditions of each part', () => {
  const conditions = {
    notes: ['Taxes included.'],
    parts: [
      { label: 'Return flight', notes: ['One bag.'], cancellation: 'No refund.' },
      { label: 'Outbound flight', notes: [], freeUntil: '2026-11-23T18:00' },
    ],
    localFees: [{ label: 'Fee', usd: 4, note: 'on arrival' }],
  }
  expect(calendarNotes('BK-1', conditions, '+52 998')).toEqual([
    'Reference: BK-1',
    'Phone: +52 998',
    'Return flight: No refund.',
    'Return flight: One bag.',
    'Outbound flight: Free cancellation until Mon 23-11-2026, 18:00 (Cancún time)',
    'Taxes included.',
    'Not in the total: Fee $4.00 (on arrival)',
  ])
  expect(calendarNotes(null, { notes: [] }, '+52 998')).toEqual(['Phone: +52 998'])
})

test('folds lines after 75 bytes without losing text', () => {
  const title = 'Cancún 🏝️ '.repeat(30)
  const file = fileOf({ ...flight, title }, { ...flight, title: 'x'.repeat(67) })
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  expect(file).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n`)
})
