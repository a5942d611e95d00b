import { describe, expect, test } from 'vitest'
import { arrival, type FlightOnDay, fliesOn, flightId, parseFlightId } from './flight-on-day.ts'

const miami = { iataCode: 'MIA', timeZone: 'America/New_York' }
const cancun = { iataCode: 'CUN', timeZone: 'America/Cancun' }
const madrid = { iataCode: 'MAD', timeZone: 'Europe/Madrid' }

function flight(from: object, to: object, departs: string, durationMinutes: number, day: string) {
  return { flight: { from, to, departs, durationMinutes }, day } as FlightOnDay
}

describe('a flight on a day', () => {
  test.each([
    ['summer in Florida', flight(cancun, miami, '08:00', 95, '2026-07-01'), '2026-07-01', '10:35'],
    ['over the ocean', flight(cancun, madrid, '20:00', 600, '2026-12-01'), '2026-12-02', '12:00'],
  ])('arrives at local time: %s', (_, onDay, day, time) => {
    expect(arrival(onDay)).toEqual({ day, time })
  })

  test('flies on the weekdays of its mask only', () => {
    const monWedFriSun = { weekdays: 0b0101011 }
    const week = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`)
    const flown = week.filter((day) => fliesOn(monWedFriSun, day))
    expect(flown.map((day) => day.slice(-2))).toEqual(['22', '23', '25', '27'])
  })

  test('has an id made of its number and day', () => {
    const onDay = { flight: { flightNumber: 'QZ0101' }, day: '2026-11-25' } as FlightOnDay
    expect(flightId(onDay)).toBe('QZ0101-2026-11-25')
    const read = { flightNumber: 'QZ0101', day: '2026-11-25' }
    expect(parseFlightId('QZ0101-2026-11-25')).toEqual(read)
  })

  test.each(['QZ0101-2026-02-30', 'QZ0101-2026-11-25-2026-11-26', 'x QZ0101-2026-11-25'])(
    'has no id like %s',
    (id) => expect(parseFlightId(id)).toBeNull(),
  )
})
