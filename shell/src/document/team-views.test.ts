import { expect, test } from 'vitest'
import { viewsOf } from './team-views.ts'

test.each([
  ['/', {}, []],
  ['/flights?boundaries', {}, ['boundaries']],
  ['/', { overrides: { flights: '1.1.0' } }, ['badge']],
  ['/?preview=forged', { previewUntil: null }, ['badge']],
])('%s with %o shows %j', (address, boot, views) => {
  const page = { url: `https://shop.example${address}`, overrides: {}, ...boot }
  expect(viewsOf({ ...page, isMeasured: true })).toEqual([...views, 'vitals'])
  expect(viewsOf({ ...page, isMeasured: false })).toEqual(views)
})
