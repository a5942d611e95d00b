import { expect, it } from 'vitest'
import { publishDateText, publishDay } from './publish-date.ts'

it.each([
  ['2026-10-01', 'October 1, 2026'],
  ['2026-10-01T23:30:00-05:00', 'October 1, 2026'],
  ['2026-10-01 08:00:00', 'October 1, 2026'],
  ['2026-02-30', null],
  ['last Tuesday', null],
  ['', null],
  [null, null],
])('%j is published on %j', (publishDate, text) => {
  expect(publishDateText(publishDate)).toBe(text)
})

it('the day for machines is the one the editor wrote', () => {
  expect(publishDay('2026-10-01T23:30:00-05:00')).toBe('2026-10-01')
})
