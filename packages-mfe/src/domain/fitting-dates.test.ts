import { expect, test } from 'vitest'
import { fittingDates } from './fitting-dates.ts'

test.each([
  ['shorter than the package', 5, '2026-11-25', { start: '2026-11-24', end: '2026-11-28' }],
  ['longer than the package', 5, '2026-12-20', { start: '2026-11-24', end: '2026-11-28' }],
  ['as long as the package', 5, '2026-11-28', null],
  ['of a package whose length is not known', null, '2026-11-25', null],
  ['of a package of one day', 1, '2026-11-25', null],
  ['over the end of a month', 9, '2026-11-25', { start: '2026-11-24', end: '2026-12-02' }],
])('dates %s', (_, durationDays, checkOutDate, expected) => {
  expect(fittingDates({ durationDays }, { checkInDate: '2026-11-24', checkOutDate })).toEqual(
    expected,
  )
})
