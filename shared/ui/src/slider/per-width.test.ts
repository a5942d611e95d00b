import { expect, test } from 'vitest'
import { perWidthProperties } from './per-width.ts'

test('a width without a number keeps the one before', () => {
  expect(perWidthProperties('per-view', { 0: 1.5, 576: 2, 992: 4 })).toEqual({
    '--per-view-0': 1.5,
    '--per-view-576': 2,
    '--per-view-768': 2,
    '--per-view-992': 4,
    '--per-view-1200': 4,
    '--per-view-1400': 4,
  })
})
