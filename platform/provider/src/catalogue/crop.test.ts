import { expect, test } from 'vitest'
import { cropAround } from './crop.ts'

test.each([
  [{ width: 4032, height: 3024 }, 1.6, undefined, { left: 0, top: 252, width: 4032, height: 2520 }],
  [{ width: 3024, height: 4032 }, 1.6, [50, 10], { left: 0, top: 0, width: 3024, height: 1890 }],
  [{ width: 3024, height: 4032 }, 1.6, [50, 90], { left: 0, top: 2142, width: 3024, height: 1890 }],
  [{ width: 4000, height: 1000 }, 0.8, [75, 50], { left: 2600, top: 0, width: 800, height: 1000 }],
] as const)('crops %o to %f around %o', (size, ratio, focus, part) => {
  expect(cropAround(size, ratio, focus)).toEqual(part)
})
