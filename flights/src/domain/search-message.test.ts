import { expect, test } from 'vitest'
import { oneWayQuery, roundTripQuery } from '../testing/fixtures.ts'
import { searchMessage } from './search-message.ts'

test.each([
  [roundTripQuery, ' on 24-11-2026, back on 28-11-2026, for 2 Adults, 1 Child, 1 Infant(s).'],
  [oneWayQuery, ' on 24-11-2026, for 1 Adult.'],
])('the message about $type flights names route, days and travellers', (query, rest) => {
  expect(searchMessage(query)).toBe(`Hello! I'm looking for a flight from CUN to MIA${rest}`)
})
