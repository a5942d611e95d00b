import { describe, expect, test } from 'vitest'
import { chooseDay, completed, type RangeDraft, unavailableFor } from './range-choice.ts'

const chosen: RangeDraft = { start: '2026-11-24', end: '2026-11-27', choosing: 'start' }

describe('chooseDay', () => {
  test('a start begins a new range after any choice', () => {
    expect(chooseDay(chosen, '2026-11-26')).toEqual({
      start: '2026-11-26',
      end: null,
      choosing: 'end',
    })
  })

  test('a later day completes the range', () => {
    const draft = chooseDay(chosen, '2026-12-30')
    expect(completed(chooseDay(draft, '2027-01-02'))).toEqual({
      start: '2026-12-30',
      end: '2027-01-02',
    })
  })

  test('changing only the end keeps the start', () => {
    const draft = { ...chosen, choosing: 'end' as const }
    expect(completed(chooseDay(draft, '2026-11-25'))).toEqual({
      start: '2026-11-24',
      end: '2026-11-25',
    })
  })

  test.each([
    ['a day before the start becomes the start', '2026-11-20'],
    ['the start again is no stay', '2026-11-24'],
  ])('%s', (_, day) => {
    const draft = { ...chosen, choosing: 'end' as const }
    expect(chooseDay(draft, day)).toMatchObject({ start: day, end: null })
  })

  test('half a range is not complete', () => {
    expect(completed({ start: '2026-11-24', end: null, choosing: 'end' })).toBeNull()
  })
})

describe('unavailableFor', () => {
  const unavailable = (day: string) => (day === '2026-11-26' ? 'sold out' : null)
  const ending = { start: '2026-11-24', end: null, choosing: 'end' } as const

  test.each([
    ['a start on the day itself', chosen, '2026-11-26', 'sold out'],
    ['a start on another day', chosen, '2026-11-27', null],
    ['an end on the morning after the last free night', ending, '2026-11-26', null],
    ['an end past the sold-out night', ending, '2026-11-27', 'sold out'],
    ['an end far past it', ending, '2027-01-10', 'sold out'],
    ['a new start before it', { ...ending, start: '2026-11-30' }, '2026-11-26', 'sold out'],
    ['an end after a start past it', { ...ending, start: '2026-11-27' }, '2026-12-05', null],
  ])('%s', (_, draft, day, reason) => {
    expect(unavailableFor(draft, unavailable)(day)).toBe(reason)
  })

  test.each([
    ['2026-11-25', null],
    ['2026-11-26', 'longer than 1 night'],
    ['2026-11-27', 'sold out'],
  ])('of one night at most, an end on %s: %s', (day, reason) => {
    expect(unavailableFor(ending, unavailable, 1)(day)).toBe(reason)
  })
})
