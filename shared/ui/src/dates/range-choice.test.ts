import { describe, expect, test } from 'vitest'
import { chooseDay, completed, type RangeDraft } from './range-choice.ts'

const chosen: RangeDraft = { start: '2026-11-24', end: '2026-11-27', choosing: 'start' }

describe('chooseDay', () => {
  test('a start begins a new range, whatever was chosen before', () => {
    expect(chooseDay(chosen, '2026-11-26', false)).toEqual({
      start: '2026-11-26',
      end: null,
      choosing: 'end',
    })
  })

  test('a later day completes the range', () => {
    const draft = chooseDay(chosen, '2026-12-30', false)
    expect(completed(chooseDay(draft, '2027-01-02', false))).toEqual({
      start: '2026-12-30',
      end: '2027-01-02',
    })
  })

  test('changing only the end keeps the start', () => {
    const draft = { ...chosen, choosing: 'end' as const }
    expect(completed(chooseDay(draft, '2026-11-25', false))).toEqual({
      start: '2026-11-24',
      end: '2026-11-25',
    })
  })

  test.each([
    ['a day before the start becomes the start', '2026-11-20', false, null],
    ['the start again is no stay', '2026-11-24', false, null],
    ['the start again is a day trip where that is allowed', '2026-11-24', true, '2026-11-24'],
  ])('%s', (_, day, allowSameDay, end) => {
    const draft = { ...chosen, choosing: 'end' as const }
    expect(chooseDay(draft, day, allowSameDay)).toMatchObject({ start: day, end })
  })

  test('half a range is not complete', () => {
    expect(completed({ start: '2026-11-24', end: null, choosing: 'end' })).toBeNull()
  })
})
