import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './ics.ts'

const flight: CalendarEvent = {
  title: 'CUN → MIA, AM 123',
  start: { date: '2026-11-24', time: '08:30' },
  end: { date: '2026-11-24', time: '11:05' },
  details: 'Aeroméxico; seat\nopen, gate later',
}

function fileOf(...events: CalendarEvent[]): string {
  return calendarFile({
    events,
    bookingId: 'BK-1',
    producer: 'Caribe',
    stampedAt: new Date('2026-11-20T10:00:00.123Z'),
  })
}

test('a flight is one entry at its local times, without a time zone', () => {
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
    'DESCRIPTION:Aeroméxico\\; seat\\nopen\\, gate later',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a stay is an entry of whole days that ends on the day of departure', () => {
  const stay = { title: 'Hotel', start: { date: '2026-11-24' }, end: { date: '2026-11-26' } }
  expect(fileOf(stay)).toContain(
    'DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261126\r\nSUMMARY:Hotel',
  )
})

test('an overnight flight ends on the day that it lands', () => {
  const overnight = {
    start: { date: '2026-12-05', time: '21:10' },
    end: { date: '2026-12-06', time: '13:20' },
  }
  expect(fileOf({ ...flight, ...overnight })).toContain(
    '\r\nDTSTART:20261205T211000\r\nDTEND:20261206T132000\r\n',
  )
})

test('an end that is not after its start is left out', () => {
  const overnight = { ...flight, end: { date: '2026-11-24', time: '05:10' } }
  expect(fileOf(overnight)).not.toContain('DTEND')
  expect(fileOf({ ...flight, end: { date: '2026-11-25' } })).not.toContain('DTEND')
  expect(fileOf({ ...flight, end: flight.start })).not.toContain('DTEND')
})

test('what is not known of an entry has no line', () => {
  const day = { title: 'Tour', start: { date: '2026-11-24' } }
  expect(fileOf(day).split('\r\n').slice(7, -2)).toEqual([
    'DTSTART;VALUE=DATE:20261124',
    'SUMMARY:Tour',
    'END:VEVENT',
  ])
})

test('a line of 75 bytes is whole, one of 76 goes on in the next', () => {
  const title = 'x'.repeat(75 - 'SUMMARY:'.length)
  expect(fileOf({ ...flight, title })).toContain(`\r\nSUMMARY:${title}\r\n`)
  expect(fileOf({ ...flight, title: `${title}y` })).toContain(`\r\nSUMMARY:${title}\r\n y\r\n`)
})

test('every entry of a booking has its own id', () => {
  expect(fileOf(flight, flight).match(/UID:.*/g)).toEqual([
    'UID:BK-1-1@booking',
    'UID:BK-1-2@booking',
  ])
})

test('no line is longer than 75 bytes and unfolding gives the text back', () => {
  const title = 'Cancún 🏝️ '.repeat(30)
  const file = fileOf({ ...flight, title })
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('a text cannot add lines of its own', () => {
  const file = fileOf({ ...flight, title: 'A\r\nATTACH:https://evil.example' })
  expect(file).not.toMatch(/^ATTACH/m)
})
