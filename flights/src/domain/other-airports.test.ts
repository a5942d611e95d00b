import { expect, test } from 'vitest'
import { otherRoutes } from './other-airports.ts'
import { readQuery, unnamedAirport } from './search.ts'

const query = (from: string, to: string) => {
  const requested = readQuery(new URLSearchParams({ from, to }), { today: '2026-11-20' })
  if (!requested) throw new Error('no search')
  return requested.search
}
const gatwick = { iataCode: 'LGW', name: 'London (Gatwick)' }
const heathrow = { iataCode: 'LHR', name: 'London' }
const airports = [
  unnamedAirport('CUN'),
  { ...unnamedAirport('LHR'), otherAirports: [gatwick] },
  { ...unnamedAirport('LGW'), otherAirports: [heathrow] },
]

test.each([
  ['CUN', 'LHR', ['To London (Gatwick) (LGW): CUN-LGW']],
  ['LGW', 'CUN', ['From London (LHR): LHR-CUN']],
  ['LHR', 'LGW', []],
  ['CUN', 'MIA', []],
])('otherRoutes of %s to %s are %j', (from, to, expected) => {
  const found = otherRoutes(query(from, to), airports)
  expect(found.map((one) => `${one.label}: ${one.query.from}-${one.query.to}`)).toEqual(expected)
})
