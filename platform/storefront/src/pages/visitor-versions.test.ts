import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasCanary, shellVersionFor, versionsFor } from './page-versions.ts'

const visitors = Array.from({ length: 5000 }, (_, n) => `visitor-${n}`)

function registry(percent: number) {
  return {
    revision: 1,
    remotes: {
      flights: {
        live: '1.0.0',
        versions: ['1.0.0', '1.1.0'],
        canary: { version: '1.1.0', percent },
      },
      hotels: { live: '2.0.0', versions: ['2.0.0'] },
    },
  }
}

function canaries(percent: number): Set<string> {
  return new Set(
    visitors.filter((visitor) => versionsFor(registry(percent), visitor).flights === '1.1.0'),
  )
}

test('0 % is no visitor and 100 % is every visitor', () => {
  expect(canaries(0).size).toBe(0)
  expect(canaries(100).size).toBe(visitors.length)
})

test('a percentage is about that many visitors, always the same ones', () => {
  const five = canaries(5)
  expect(five.size / visitors.length).toBeGreaterThan(0.035)
  expect(five.size / visitors.length).toBeLessThan(0.065)
  expect(canaries(5)).toEqual(five)
})

test('a visitor with a canary keeps it at any larger percentage, and at 0 % no visitor has it', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(fc.string(), percent, percent, (visitor, one, other) => {
      const has = (share: number) => versionsFor(registry(share), visitor).flights === '1.1.0'
      if (has(Math.min(one, other))) expect(has(Math.max(one, other))).toBe(true)
      expect(has(0)).toBe(false)
      expect(has(100)).toBe(true)
    }),
  )
})

test('a visitor who is not recognised gets what is live, and other remotes are not touched', () => {
  expect(versionsFor(registry(100), null)).toEqual({ flights: '1.0.0', hotels: '2.0.0' })
  expect(versionsFor(registry(100), 'a').hotels).toBe('2.0.0')
  expect(hasCanary(registry(5))).toBe(true)
})

test('a canary of the shell takes visitors like one of a remote, and others than that one does', () => {
  const withShell = (percent: number) => ({
    ...registry(percent),
    shell: registry(percent).remotes.flights,
  })
  const theirs = (percent: number) =>
    visitors.filter((visitor) => shellVersionFor(withShell(percent), visitor) === '1.1.0')
  expect(theirs(0)).toEqual([])
  expect(theirs(100)).toHaveLength(visitors.length)
  expect(theirs(20)).toEqual(expect.arrayContaining(theirs(5)))
  expect(theirs(5)).not.toEqual([...canaries(5)])
  expect(shellVersionFor(registry(5), 'a')).toBeNull()
  expect(hasCanary({ ...withShell(5), remotes: {} })).toBe(true)
})
