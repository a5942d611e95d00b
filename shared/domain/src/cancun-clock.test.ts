import { expect, test } from 'vitest'
import { cancunTime, isOpenInCancun, nextOpening } from './cancun-clock.ts'

test.each([
  ['Monday 08:59', '2026-11-23T13:59:59Z', false],
  ['Monday 09:00', '2026-11-23T14:00:00Z', true],
  ['Saturday 18:00', '2026-11-28T23:00:00Z', false],
  ['Sunday noon', '2026-11-29T17:00:00Z', false],
])('on %s, %s, the agency is open: %s', (_, instant, open) => {
  expect(isOpenInCancun(new Date(instant))).toBe(open)
})

test('cancunTime agrees with Intl in every month of twenty years', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Cancun',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (let month = 0; month < 240; month += 1) {
    const now = new Date(Date.UTC(2024, month, 1, 4, 59, 59))
    expect(cancunTime(now)).toBe(zone.format(now).replace(' ', 'T'))
  }
})

test.each([
  ['Monday 08:59', '2026-11-23T13:59:59Z', 'today 9am'],
  ['Monday 18:00', '2026-11-23T23:00:00Z', 'tomorrow 9am'],
  ['Saturday 18:00', '2026-11-28T23:00:00Z', 'Monday 9am'],
])('on %s the next opening is $2', (_, instant, text) => {
  expect(nextOpening(new Date(instant))).toBe(text)
})
