import { expect, test } from 'vitest'
import { atOwnLength } from './own-length.ts'

test.each([
  ['of a package of unknown length', null, '2026-11-25', '2026-11-25'],
  ['of a package of 0 days', 0, '2026-11-26', '2026-11-26'],
])('atOwnLength of dates %s ends on $3', (_, durationDays, checkOutDate, expected) => {
  const guests = { adults: 2, children: 0, infants: 0 }
  const search = { destination: 'Tulum', checkInDate: '2026-11-24', checkOutDate, guests }
  expect(atOwnLength({ durationDays }, search)).toEqual({ ...search, checkOutDate: expected })
})
