import { describe, expect, test } from 'vitest'
import {
  arrivalDay,
  arrivalMoment,
  arrivalOffset,
  departureMoment,
  isArrivalClockEarlier,
  returnConflict,
} from './flight-moments.ts'

const day = '2026-12-05'

const flight = (departureTime: string, arrivalTime: string, arrivalDate?: string, date = day) => {
  const times = { date, departureTime, arrivalTime }
  return arrivalDate === undefined ? times : { ...times, arrivalDate }
}

describe('day of arrival', () => {
  test.each([
    ['21:10', '13:20', undefined, 1, '2026-12-06'],
    ['10:00', '10:00', undefined, 0, day],
    // Over the date line.
    ['00:30', '20:15', '2026-12-04', -1, '2026-12-04'],
    // No flight arrives on these days.
    ['08:30', '11:05', '2026-12-03', 0, day],
    ['21:10', '13:20', '2027-12-05', 1, '2026-12-06'],
    // Unreadable clocks.
    ['21:10', '24:00', undefined, null, day],
  ])(
    'from %j to %j with the arrival date %j is %j days later: %s',
    (departs, arrives, sent, offset, arrival) => {
      expect(arrivalOffset(flight(departs, arrives, sent))).toBe(offset)
      expect(arrivalDay(flight(departs, arrives, sent))).toBe(arrival)
    },
  )

  test('returns an unreadable day unchanged', () => {
    const unreadable = flight('21:10', '13:20', '2026-12-06', 'soon')
    expect(arrivalOffset(unreadable)).toBeNull()
    expect(arrivalDay(unreadable)).toBe('soon')
    expect(departureMoment(unreadable)).toBeNull()
  })
})

test('a moment with an unknown time is null', () => {
  const [known, unknown] = [flight('21:10', '13:20'), flight('', '', '2026-12-06')]
  expect([known, unknown].map(departureMoment)).toEqual(['2026-12-05T21:10', null])
  expect([known, unknown].map(arrivalMoment)).toEqual(['2026-12-06T13:20', null])
})

test.each([
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
    ['at the moment of landing', evening, back('20:00'), 'too-soon'],
    ['an hour after landing', evening, back('21:00'), null],
    ['before the overnight lands', overnight, back('12:00', '2026-12-06'), 'before-arrival'],
    ['with an unknown departure', evening, back(''), null],
  ])('%s is $3', (_, outbound, inbound, conflict) => {
    expect(returnConflict(outbound, inbound)).toBe(conflict)
  })
})
