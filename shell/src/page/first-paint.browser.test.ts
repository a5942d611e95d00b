import { expect, test } from 'vitest'
import { markFirstPaint } from './first-paint.ts'

test('marks the document once it has painted content', async () => {
  document.body.textContent = 'Hotels'
  markFirstPaint()
  await expect.poll(() => document.documentElement.dataset.painted).toBe('')
})
