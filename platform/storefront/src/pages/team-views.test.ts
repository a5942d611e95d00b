import { expect, test } from 'vitest'
import { viewsOf } from './team-views.ts'

const at = (address: string) => new URL(address, 'https://shop.example')

test.each([
  ['/', {}, []],
  ['/?preview=', {}, []],
  ['/flights?boundaries', {}, ['boundaries']],
  ['/', { overrides: { flights: '1.1.0' } }, ['badge']],
  ['/', { previewUntil: '2030-03-01T18:00:00.000Z' }, ['badge']],
  ['/?preview=forged', { previewUntil: null }, ['badge']],
])('%s with %o shows %j', (address, boot, views) => {
  const options = { overrides: {}, ...boot }
  expect(viewsOf(at(address), options, true)).toEqual([...views, 'vitals'])
  expect(viewsOf(at(address), options, false)).toEqual(views)
})
