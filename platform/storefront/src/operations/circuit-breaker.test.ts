import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

function breaker() {
  const clock = { ms: 0 }
  const breaker = new CircuitBreaker({ failures: 2, openMs: 1000, now: () => clock.ms })
  return { breaker, clock }
}

test('one failure is no pattern: it opens after two in a row', () => {
  const { breaker: it } = breaker()
  it.failed('hotels')
  expect(it.allows('hotels')).toBe(true)
  it.succeeded('hotels')
  it.failed('hotels')
  expect(it.allows('hotels')).toBe(true)
  it.failed('hotels')
  expect(it.allows('hotels')).toBe(false)
})

test('after a while one visitor tries, and the others wait for the outcome', () => {
  const { breaker: it, clock } = breaker()
  it.failed('hotels')
  it.failed('hotels')
  clock.ms = 999
  expect(it.allows('hotels')).toBe(false)
  clock.ms = 1000
  expect([it.allows('hotels'), it.allows('hotels')]).toEqual([true, false])
  it.succeeded('hotels')
  expect([it.allows('hotels'), it.allows('hotels')]).toEqual([true, true])
})

test('a try that fails opens it anew, and one without an outcome is followed by another', () => {
  const { breaker: it, clock } = breaker()
  it.failed('hotels')
  it.failed('hotels')
  clock.ms = 1000
  expect(it.allows('hotels')).toBe(true)
  it.failed('hotels')
  clock.ms = 1999
  expect(it.allows('hotels')).toBe(false)
  clock.ms = 2000
  expect(it.allows('hotels')).toBe(true)
  clock.ms = 3000
  expect(it.allows('hotels')).toBe(true)
})
