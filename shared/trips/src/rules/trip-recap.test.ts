import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripRecap } from './trip-recap.ts'

const day = { first: '2026-12-31', last: '2026-12-31' }
const start = { date: '2026-12-31' }
const wholeDay = { start, end: { date: '2027-01-01' } }
const tonight = { start: { ...start, time: '21:45' }, end: { date: '2027-01-01', time: '01:15' } }
const long = { first: '2026-12-31', last: '2027-01-02' }
const evening = { startTime: '21:45' }

test.each([
  ['without a readable start', { startTime: 'soon', durationHours: 4 }, day, wholeDay],
  ['without a length', evening, day, wholeDay],
  ['of days', { ...evening, durationHours: 4 }, long, { start, end: { date: '2027-01-03' } }],
  ['past midnight', { ...evening, durationHours: 3.5 }, day, tonight],
])('the calendar entry of a trip %s is $3', (_, facts, days, span) => {
  expect(tripRecap({ ...anyTrip, ...facts }, days, []).events[0]).toMatchObject(span)
})

test('the calendar entry names place, start, meeting point and what to bring', () => {
  const trip = { ...anyTrip, ...evening, meetingPoint: 'Pier 2', whatToBring: ['Towel', 'Hat'] }
  const recap = tripRecap(trip, day, [{ label: 'Guests', value: '1' }])
  expect(recap.rows).toEqual([
    { label: 'Guests', value: '1' },
    { label: 'Bring', value: 'Towel, Hat' },
  ])
  expect(recap.events[0]?.details).toBe(
    'Tulum\nStart: 21:45\nMeeting point: Pier 2\nBring: Towel, Hat',
  )
})
