import { expect, test } from 'vitest'
import { oneWayQuery } from '../testing/fixtures.ts'
import { otherRoutes } from './other-airports.ts'
import { unnamedAirport } from './search.ts'

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
])('otherRoutes of %s to %s are %j', (from, to, expected) => {
  const found = otherRoutes({ ...oneWayQuery, from, to }, airports)
  expect(found.map((one) => `${one.label}: ${one.query.from}-${one.query.to}`)).toEqual(expected)
})
