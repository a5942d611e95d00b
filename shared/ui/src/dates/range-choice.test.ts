import { describe, expect, test } from 'vitest'
import { chooseDay, completed, type RangeDraft, unavailableFor } from './range-choice.ts'

const chosen: RangeDraft = { start: '2026-11-24', end: '2026-11-27', choosing: 'start' }

describe('chooseDay', () => {
  test.each<[string, RangeDraft['choosing'], string[], string, string | null]>([
    ['a start begins a new range', 'start', ['2026-11-26'], '2026-11-26', null],
    [
      'a later day completes the new range',
      'start',
      ['2026-12-30', '2027-01-02'],
      '2026-12-30',
      '2027-01-02',
    ],
    ['changing only the end keeps the start', 'end', ['2026-11-25'], '2026-11-24', '2026-11-25'],
    ['an end on the start becomes the start', 'end', ['2026-11-24'], '2026-11-24', null],
  ])('%s', (_, choosing, days, start, end) => {
    const draft = days.reduce(chooseDay, { ...chosen, choosing })
    expect(draft).toEqual({ start, end, choosing: end ? 'start' : 'end' })
    expect(completed(draft)).toEqual(end && { start, end })
  })
})

describe('unavailableFor', () => {
  const unavailable = (day: string) => (day === '2026-11-26' ? 'sold out' : null)
  const ending = { start: '2026-11-24', end: null, choosing: 'end' } as const

  test.each([
    ['a start on the sold-out night', chosen, '2026-11-26', 'sold out'],
    ['an end on the morning after the last free night', ending, '2026-11-26', null],
    ['an end past the sold-out night', ending, '2026-11-27', 'sold out'],
    [
      'a day before the start, which becomes the start',
      { ...ending, start: '2026-11-30' },
      '2026-11-26',
      'sold out',
    ],
  ])('the reason against %s is $3', (_, draft, day, reason) => {
    expect(unavailableFor(draft, unavailable)(day)).toBe(reason)
  })

  test.each([
    ['2026-11-25', null],
    ['2026-11-26', 'longer than 1 night'],
    ['2026-11-27', 'sold out'],
  ])('with a maximum of one night, the reason against an end on %s is %s', (day, reason) => {
    expect(unavailableFor(ending, unavailable, 1)(day)).toBe(reason)
  })
})
