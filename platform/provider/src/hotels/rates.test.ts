import { describe, expect, test } from 'vitest'
import type { Row } from '../database/catalogue-rows.ts'
import { fits, maximumNights, minimumNights } from './rates.ts'

const unbounded = {
  ...{ minPax: null, maxPax: null, maxAdults: null, maxChildren: null, maxInfants: null },
} as Row<'rates'>

describe('a rate', () => {
  test.each([
    ['without bounds, anyone', {}, [9, 9, 9], true],
    ['min_pax, below', { minPax: 3 }, [2, 0, 5], false],
    ['min_pax, at, children count', { minPax: 3 }, [2, 1, 0], true],
    ['max_pax, at', { maxPax: 3 }, [2, 1, 4], true],
    ['max_pax, above', { maxPax: 3 }, [3, 1, 0], false],
    ['max_adults, at', { maxAdults: 2 }, [2, 5, 0], true],
    ['max_adults, above', { maxAdults: 2 }, [3, 0, 0], false],
    ['max_children 0, none', { maxChildren: 0 }, [2, 0, 2], true],
    ['max_children 0, one', { maxChildren: 0 }, [2, 1, 0], false],
    ['max_infants 0, none', { maxInfants: 0 }, [2, 2, 0], true],
    ['max_infants 0, one', { maxInfants: 0 }, [2, 2, 1], false],
    ['max_infants, at', { maxInfants: 2 }, [1, 0, 2], true],
  ] as const)('is sold to a party (%s): $3', (_, bounds, [adults, children, infants], expected) => {
    expect(fits({ ...unbounded, ...bounds }, { adults, children, infants })).toBe(expected)
  })

  test('uses its own minimum stay rather than the room’s', () => {
    expect(minimumNights({ minNights: 4 }, { minNights: 2 })).toBe(4)
    expect(minimumNights({ minNights: null }, { minNights: 2 })).toBe(2)
    expect(minimumNights({ minNights: 1 }, { minNights: 3 })).toBe(1)
    expect(minimumNights({ minNights: null }, { minNights: null })).toBe(0)
  })

  test.each([
    [null, null, 60],
    [28, null, 28],
    [null, 14, 14],
    [28, 14, 14],
    [90, null, 60],
  ])('with limit %j in a hotel with limit %j allows %i nights', (maxNights, most, nights) => {
    expect(maximumNights({ maxNights }, { maxNights: most })).toBe(nights)
  })
})
