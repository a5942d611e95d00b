import { expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

test('the schedule has flights from and to Cancún for every other airport on every day of the week', () => {
  const { airports, flights } = seedRows()
  for (const { iataCode: iata } of airports.filter(({ iataCode }) => iataCode !== 'CUN')) {
    const days = (from: string, to: string) =>
      flights
        .filter(({ origin, destination }) => origin === from && destination === to)
        .reduce((mask, { weekdays }) => mask | weekdays, 0)
    expect([iata, days('CUN', iata)]).toEqual([iata, 127])
    expect([iata, days(iata, 'CUN')]).toEqual([iata, 127])
  }
})
