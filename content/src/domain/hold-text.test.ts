import type { DeviceBooking } from '@storefront/booking'
import { afterEach, expect, test, vi } from 'vitest'
import { stateText } from './hold-text.ts'

afterEach(() => vi.useRealTimers())

test.each<[DeviceBooking['state'], string | null, string]>([
  ['unfinished', '2026-12-01T14:30', 'Not finished. Held until 14:30'],
  ['unfinished', '2026-12-02T00:10', 'Not finished. Held until Wed 02-12-2026, 00:10'],
  ['unfinished', '2026-12-01T14:00', 'Not finished. No longer held'],
  ['unfinished', null, 'Not finished'],
  ['requested', '2026-12-01T15:00', 'Requested by WhatsApp. Price kept until 15:00'],
  ['requested', '2026-12-01T14:00', 'Requested by WhatsApp'],
  ['paid', null, 'Paid by card, as far as this device knows'],
])('at 14:00 on 1 December says of a booking that is %s until %s: %s', (state, until, text) => {
  vi.useFakeTimers({ now: new Date('2026-12-01T14:00') })
  const heldUntil = until === null ? null : new Date(until).getTime()
  expect(stateText({ state, heldUntil } as DeviceBooking)).toBe(text)
})
