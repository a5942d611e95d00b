import { expect, test } from 'vitest'
import { readPromotion } from './promotion.ts'

test('versions, and remotes without a server build with the reason for each', () => {
  const args = [
    'cruises=1.0.0',
    '--without-server',
    'cruises=its company, abroad, builds none',
    'flights=2.0.0',
  ]
  expect(readPromotion([...args, '--proven'])).toEqual({
    pairs: ['cruises=1.0.0', 'flights=2.0.0'],
    onlyProven: true,
    withoutServer: { cruises: 'its company, abroad, builds none' },
  })
})

test.each(['cruises', 'cruises=', 'cruises= ', '=why'])('%j is no waiver', (text) => {
  expect(() => readPromotion(['a=1', `--without-server=${text}`])).toThrow(
    'names no remote and reason',
  )
})
