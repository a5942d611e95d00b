import { expect, test } from 'vitest'
import { markFirstPaint } from './first-paint.ts'

test('marks a parsed document after its next paint', async () => {
  const { dataset } = document.documentElement
  delete dataset.painted
  markFirstPaint()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(dataset.painted).toBeUndefined()
  await expect.poll(() => dataset.painted).toBe('')
})
