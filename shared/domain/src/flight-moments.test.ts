import { describe, expect, test } from 'vitest'
import {
  arrivalDay,
  arrivalMoment,
  arrivalOffset,
  departureMoment,
  type FlightClocks,
  isArrivalClockEarlier,
  returnConflict,
} from './flight-moments.ts'

const day = '2026-12-05'

function flight(
  departureTime: string,
  arrivalTime: string,
  arrivalDate?: string,
  date = day,
): FlightClocks {
  return { date, departureTime, arrivalTime, ...(arrivalDate === undefined ? {} : { arrivalDate }) }
}

describe('day of arrival', () => {
  test.each([
    ['08:30', '11:05', undefined, 0, day],
    ['21:10', '13:20', undefined, 1, '2026-12-06'],
    ['10:00', '10:00', undefined, 0, day],
    ['10:00', '18:00', '2026-12-07', 2, '2026-12-07'],
    // Over the date line.
    ['22:00', '06:00', day, 0, day],
    ['00:30', '20:15', '2026-12-04', -1, '2026-12-04'],
    // No flight arrives on these days.
    ['08:30', '11:05', '2026-12-03', 0, day],
    ['21:10', '13:20', '2027-12-05', 1, '2026-12-06'],
    ['21:10', '13:20', '2026-02-30', 1, '2026-12-06'],
    // Unreadable clocks.
    ['21:10', '', undefined, null, day],
    ['21:10', '24:00', undefined, null, day],
    ['', '', '2026-12-06', 1, '2026-12-06'],
  ])(
    'from %j to %j with the arrival date %j is %j days later: %s',
    (departs, arrives, sent, offset, arrival) => {
      expect(arrivalOffset(flight(departs, arrives, sent))).toBe(offset)
      expect(arrivalDay(flight(departs, arrives, sent))).toBe(arrival)
    },
  )

  test('crosses months, years and clock changes', () => {
    expect(arrivalDay(flight('21:10', '13:20', undefined, '2026-12-31'))).toBe('2027-01-01')
    expect(arrivalDay(flight('21:10', '13:20', undefined, '2028-02-28'))).toBe('2028-02-29')
    expect(arrivalOffset(flight('23:00', '05:00', '2027-03-28', '2027-03-27'))).toBe(1)
  })

  test('returns an unreadable day unchanged', () => {
    const unreadable = flight('21:10', '13:20', '2026-12-06', 'soon')
    expect(arrivalOffset(unreadable)).toBeNull()
    expect(arrivalDay(unreadable)).toBe('soon')
    expect(departureMoment(unreadable)).toBeNull()
  })
})

test('a moment with an unknown time is null', () => {
  expect(departureMoment(flight('21:10', ''))).toBe('2026-12-05T21:10')
  expect(arrivalMoment(flight('21:10', '13:20'))).toBe('2026-12-06T13:20')
  expect(arrivalMoment(flight('21:10', '', '2026-12-06'))).toBeNull()
  expect(departureMoment(flight('', '13:20'))).toBeNull()
})

test.each([
  ['22:00', '06:00', undefined, false],
  ['22:00', '06:00', day, true],
  ['00:30', '20:15', '2026-12-04', true],
  ['10:00', '10:00', day, true],
  ['22:00', '', '2026-12-04', false],
])('isArrivalClockEarlier from %j to %j on %s is %s', (departs, arrives, sent, isEarlier) => {
  expect(isArrivalClockEarlier(flight(departs, arrives, sent))).toBe(isEarlier)
})

describe('returnConflict of a return flight', () => {
  const evening = flight('18:50', '20:00')
  const overnight = flight('21:10', '13:20')
  const back = (departs: string, date = day) => flight(departs, '09:10', undefined, date)

  test.each([
    ['a minute before landing', evening, back('19:59'), 'before-arrival'],
    ['at the moment of landing', evening, back('20:00'), 'too-soon'],
    ['59 minutes after landing', evening, back('20:59'), 'too-soon'],
    ['an hour after landing', evening, back('21:00'), null],
    ['on a later day', evening, back('06:00', '2026-12-06'), null],
    ['before the overnight lands', overnight, back('12:00', '2026-12-06'), 'before-arrival'],
    ['an hour after the overnight lands', overnight, back('14:20', '2026-12-06'), null],
    ['after an outbound over the date line', flight('22:00', '06:00', day), back('09:00'), null],
    ['with an unknown departure', evening, back(''), null],
    ['after an unknown arrival', flight('18:50', '', day), back('06:00'), null],
  ])('%s is $3', (_, outbound, inbound, conflict) => {
    expect(returnConflict(outbound, inbound)).toBe(conflict)
  })
})
