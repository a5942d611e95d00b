import { expect, test } from 'vitest'
import { takeReason } from './reason.ts'

test.each<[string[], string | null, string[]]>([
  [['flights=1.1.0', '--reason', 'new fares'], 'new fares', ['flights=1.1.0']],
  [['--reason=new fares', 'flights=1.1.0', '--proven'], 'new fares', ['flights=1.1.0', '--proven']],
  [['flights'], null, ['flights']],
  [['flights', '--reason'], null, ['flights']],
  [['flights', '--reason', '  '], null, ['flights']],
])('%j', (args, reason, rest) => {
  expect(takeReason(args)).toEqual({ reason, rest })
})
