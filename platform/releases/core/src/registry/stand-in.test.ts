import { expect, test } from 'vitest'
import { standInFor } from './registry-changes.ts'

test('the last good version replaces the live one, the live one a canary, nothing a version that QA asked for', () => {
  const versions = ['0.8.0', '0.9.0', '1.0.0', '1.1.0']
  const canary = { version: '1.1.0', percent: 5 }
  const known = {
    revision: 1,
    remotes: {
      flights: { live: '1.0.0', versions, canary, lastGood: '0.9.0' },
      hotels: { live: '2.0.0', versions: ['2.0.0'] },
    },
  }
  expect(standInFor(known, 'flights', '1.0.0')).toBe('0.9.0')
  expect(standInFor(known, 'flights', '1.1.0')).toBe('1.0.0')
  expect(standInFor(known, 'flights', '0.8.0')).toBeNull()
  expect(standInFor(known, 'hotels', '2.0.0')).toBeNull()
})
