import { describe, expect, test } from 'vitest'
import { airportRows } from './airports.ts'
import { buildSchedule } from './schedule.ts'

describe('schedule', () => {
  const schedule = buildSchedule()

  test('is the same on every run', () => expect(buildSchedule()).toEqual(schedule))

  test('has at least 60 airports, each with its own code and a time zone that exists', () => {
    expect(airportRows.length).toBeGreaterThanOrEqual(60)
    expect(new Set(airportRows.map(([iata]) => iata)).size).toBe(airportRows.length)
    for (const [iata, , , , timeZone] of airportRows) {
      expect(iata).toMatch(/^[A-Z]{3}$/)
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })

  test('flies to and from Cancún for every airport on every day of the week', () => {
    for (const [iata] of airportRows.filter(([code]) => code !== 'CUN')) {
      const days = (from: string, to: string) =>
        schedule
          .filter((flight) => flight.origin === from && flight.destination === to)
          .reduce((mask, flight) => mask | flight.weekdays, 0)
      expect([iata, days('CUN', iata)]).toEqual([iata, 127])
      expect([iata, days(iata, 'CUN')]).toEqual([iata, 127])
    }
  })

  test('gives every flight its own number, a time of day, seats and a fare', () => {
    expect(new Set(schedule.map((flight) => flight.flightNumber)).size).toBe(schedule.length)
    for (const flight of schedule) {
      expect(flight.flightNumber).toMatch(/^[A-Z]{2}\d{4}$/)
      expect(flight.departs).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(flight.seats).toBeGreaterThan(50)
      expect(flight.fareCents).toBeGreaterThan(3000)
      expect(flight.fareCents).toBeLessThan(150_000)
    }
  })
})
