import { expect, test } from 'vitest'
import { atOwnLength } from './own-length.ts'

test.each([
  ['shorter than the package', 5, '2026-11-25', '2026-11-28'],
  ['of a package of unknown length', null, '2026-11-25', '2026-11-25'],
  ['of a package of one day, which takes a night', 1, '2026-12-20', '2026-11-25'],
  ['of a package of 0 days', 0, '2026-11-26', '2026-11-26'],
  ['over the end of a month', 9, '2026-11-25', '2026-12-02'],
])('atOwnLength of dates %s ends on $3', (_, durationDays, checkOutDate, expected) => {
  const search = {
    destination: 'Tulum',
    checkInDate: '2026-11-24',
    checkOutDate,
    guests: { adults: 2, children: 0, infants: 0 },
  }
  expect(atOwnLength({ durationDays }, search)).toEqual({ ...search, checkOutDate: expected })
})
