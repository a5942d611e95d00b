import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

/** A circuit breaker that opens for 1 s after two failures of `hotels` in a row. */
function breaker(failuresBefore: number) {
  const clock = { ms: 0 }
  const it = new CircuitBreaker({ failures: 2, openMs: 1000, now: () => clock.ms })
  for (let n = 0; n < failuresBefore; n++) it.failed('hotels')
  return { it, clock, allows: () => it.allows('hotels') }
}

test('opens after two failures in a row', () => {
  const { it, allows } = breaker(1)
  expect(allows()).toBe(true)
  it.succeeded('hotels')
  it.failed('hotels')
  expect(allows()).toBe(true)
  it.failed('hotels')
  expect(allows()).toBe(false)
})

test('lets one caller try after a while, and closes on success', () => {
  const { it, clock, allows } = breaker(2)
  clock.ms = 999
  expect(allows()).toBe(false)
  clock.ms = 1000
  expect([allows(), allows()]).toEqual([true, false])
  it.succeeded('hotels')
  expect([allows(), allows()]).toEqual([true, true])
})

test('opens again after a failed try, and lets another caller try if a try has no outcome', () => {
  const { it, clock, allows } = breaker(2)
  clock.ms = 1000
  expect(allows()).toBe(true)
  it.failed('hotels')
  clock.ms = 1999
  expect(allows()).toBe(false)
  clock.ms = 2000
  expect(allows()).toBe(true)
  clock.ms = 3000
  expect(allows()).toBe(true)
})
