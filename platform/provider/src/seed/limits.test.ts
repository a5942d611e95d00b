import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '../catalogue/catalogue.ts'
import { arrival } from '../flights/flight-on-day.ts'
import { seedRows } from './read-files.ts'

const rows = seedRows()
const { hotels, rates, packages } = rows
const catalogue = buildCatalogue(rows, 1)
const hasEnd = ({ lastDay }: { lastDay: string | null }) => lastDay
const hasMost = ({ maxNights }: { maxNights: number | null }) => maxNights

describe('the catalogue has a case of each kind (docs/catalogue-cases.md)', () => {
  const arrivalOf = (flightNumber: string, day: string) => {
    const flight = catalogue.flightsByNumber.get(flightNumber)
    return flight ? { departs: flight.departs, ...arrival({ flight, day }) } : null
  }

  test('an overnight flight, and one whose arrival is earlier by the clock than its departure', () => {
    expect(arrivalOf('TQ0101', '2026-12-04')).toMatchObject({ day: '2026-12-05', time: '13:20' })
    const day = '2026-12-04'
    expect(arrivalOf('QZ0220', day)).toEqual({ departs: '18:30', day, time: '17:50' })
    expect(arrivalOf('QZ0219', day)).toEqual({ departs: '00:30', day: '2026-12-05', time: '05:00' })
  })

  test.each<[string, unknown]>([
    ['a last day of a hotel and of a package', hotels.some(hasEnd) && packages.some(hasEnd)],
    ['days not sold', hotels.some((one) => one.daysNotSold.length > 0)],
    ['a longest stay of a hotel and of a rate', hotels.some(hasMost) && rates.some(hasMost)],
    ['oldest ages of an infant', new Set(rates.map((one) => one.infantMaxAge)).size > 2],
  ])('%s', (_, isThere) => expect(isThere).toBeTruthy())
})
