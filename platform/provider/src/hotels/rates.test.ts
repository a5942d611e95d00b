import { describe, expect, test } from 'vitest'
import type { Row } from '../database/catalogue-rows.ts'
import { fits, maximumNights, minimumNights } from './rates.ts'

const unbounded = {
  ...{ minPax: null, maxPax: null, maxAdults: null, maxChildren: null, maxInfants: null },
} as Row<'rates'>
const atEveryBound = { minPax: 3, maxPax: 3, maxAdults: 2, maxChildren: 1, maxInfants: 2 }

describe('a rate', () => {
  test.each([
    ['at every bound', atEveryBound, [2, 1, 2], true],
    ['min_pax, below', { minPax: 3 }, [2, 0, 5], false],
    ['max_pax, above', { maxPax: 3 }, [3, 1, 0], false],
    ['max_adults, above', { maxAdults: 2 }, [3, 0, 0], false],
    ['max_children 0, one', { maxChildren: 0 }, [2, 1, 0], false],
    ['max_infants 0, one', { maxInfants: 0 }, [2, 2, 1], false],
  ] as const)('is sold to a party (%s): $3', (_, bounds, [adults, children, infants], expected) => {
    expect(fits({ ...unbounded, ...bounds }, { adults, children, infants })).toBe(expected)
  })

  test('uses its own minimum stay rather than the room’s', () => {
    expect(minimumNights({ minNights: null }, { minNights: 2 })).toBe(2)
    expect(minimumNights({ minNights: 1 }, { minNights: 3 })).toBe(1)
    expect(minimumNights({ minNights: null }, { minNights: null })).toBe(0)
  })

  test.each([
    [28, null, 28],
    [null, 14, 14],
    [90, 90, 60],
  ])('with limit %j in a hotel with limit %j allows %i nights', (maxNights, most, nights) => {
    expect(maximumNights({ maxNights }, { maxNights: most })).toBe(nights)
  })
})
