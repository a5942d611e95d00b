import { mostTravellers } from '@storefront/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseGuests, partyProblem, travellerSummary } from './travellers.ts'

const counts = (adults: number, children: number, infants: number) => {
  return { adults, children, infants }
}

test.each([
  [counts(50, 0, 0), null],
  [counts(30, 10, 11), 'travellers'],
])('partyProblem of %o is %s', (party, field) => {
  expect(partyProblem(party)?.field ?? null).toBe(field)
})

test.each([
  [counts(1, 0, 0), '1 Adult'],
  [counts(2, 1, 0), '2 Adults, 1 Child'],
  [counts(1, 2, 1), '1 Adult, 2 Children, 1 Infant(s)'],
  [counts(0, 0, 0), 'No travellers'],
])('travellerSummary of %o is %s', (travellers, summary) => {
  expect(travellerSummary(travellers)).toBe(summary)
})

describe('guests of an address', () => {
  it.each([
    ['2,1', counts(2, 1, 0)],
    [' 2 , 1 , 1 ', counts(2, 1, 1)],
    ['1e9,1.5,0x10', counts(1, 0, 0)],
    ['30,30,30', counts(30, 20, 0)],
    [null, counts(1, 0, 0)],
  ])('in %j are $1', (text, expected) => {
    expect(parseGuests(text)).toEqual(expected)
  })

  it('are whole numbers and capped for any text', () => {
    const hostile = fc.oneof(
      fc.uint16Array().map((units) => String.fromCharCode(...units)),
      fc.array(fc.oneof(fc.bigInt().map(String), fc.string())).map((parts) => parts.join(',')),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        const { adults, children, infants } = parseGuests(text)
        for (const count of [adults - 1, children, infants]) {
          expect(Number.isInteger(count)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(0)
        }
        expect(adults + children + infants).toBeLessThanOrEqual(mostTravellers)
      }),
    )
  })
})
