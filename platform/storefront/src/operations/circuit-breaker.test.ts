import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('opens after two failures in a row, then lets one caller try after a second, and closes on success', () => {
  const clock = { ms: 0 }
  const it = new CircuitBreaker({ failures: 2, openMs: 1000, now: () => clock.ms })
  const allows = () => it.allows('hotels')
  it.failed('hotels')
  it.succeeded('hotels')
  it.failed('hotels')
  expect(allows()).toBe(true)
  it.failed('hotels')
  expect([allows(), it.allows('tours')]).toEqual([false, true])
  clock.ms = 1000
  expect([allows(), allows()]).toEqual([true, false])
  it.succeeded('hotels')
  expect([allows(), allows()]).toEqual([true, true])
})
