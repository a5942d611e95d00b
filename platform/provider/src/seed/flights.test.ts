import { describe, expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

describe('the weekly schedule', () => {
  const { airports, flights: schedule } = seedRows()

  test('has at least 60 airports, each with its own code', () => {
    expect(airports.length).toBeGreaterThanOrEqual(60)
    expect(new Set(airports.map(({ iataCode }) => iataCode)).size).toBe(airports.length)
  })

  test('has flights from and to Cancún for every other airport on every day of the week', () => {
    for (const { iataCode: iata } of airports.filter(({ iataCode }) => iataCode !== 'CUN')) {
      const days = (from: string, to: string) =>
        schedule
          .filter((flight) => flight.origin === from && flight.destination === to)
          .reduce((mask, flight) => mask | flight.weekdays, 0)
      expect([iata, days('CUN', iata)]).toEqual([iata, 127])
      expect([iata, days(iata, 'CUN')]).toEqual([iata, 127])
    }
  })

  test('gives every flight its own number, seats and a fare', () => {
    expect(new Set(schedule.map((flight) => flight.flightNumber)).size).toBe(schedule.length)
    for (const flight of schedule) {
      expect(flight.seats).toBeGreaterThan(50)
      expect(flight.fareCents).toBeGreaterThan(3000)
      expect(flight.fareCents).toBeLessThan(150_000)
    }
  })
})
