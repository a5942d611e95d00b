import { describe, expect, test } from 'vitest'
import { addDays, ageOn, daysBetween, daysFrom, instantOf, isDay, wallClock } from './calendar.ts'

describe('days', () => {
  test.each([
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['+012026-11-25', false],
    ['2026-11-25T00:00', false],
    ['9999-12-31', true],
    ['0000-01-01', false],
  ])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))

  test('counts days, and lists nights without the last day', () => {
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2)
    expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
    expect(daysFrom('2026-12-30', '2026-12-30')).toEqual([])
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })

  test.each([
    ['2024-11-25', '2026-11-24', 1],
    ['2024-11-25', '2026-11-25', 2],
    ['2024-02-29', '2026-02-28', 1],
  ])('born %s: the age on %s is %d', (birth, day, age) => expect(ageOn(birth, day)).toBe(age))
})

describe('zones', () => {
  test.each([
    ['2026-07-01', '08:00', 'America/New_York', '2026-07-01T12:00:00.000Z'],
    ['2026-11-01', '00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
    ['2026-12-01', '00:05', 'Asia/Tokyo', '2026-11-30T15:05:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(instant)
    expect(wallClock(Date.parse(instant), zone)).toEqual({ day, time })
  })
})
