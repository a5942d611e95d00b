import { expect, test, vi } from 'vitest'
import { onIntent } from './on-intent.ts'

test('concurrent loads share one import', async () => {
  const importModule = vi.fn(async () => ({ answer: 42 }))
  const code = onIntent(importModule)
  const [first, second] = await Promise.all([code.load(), code.load()])
  expect(first).toBe(second)
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('preload logs a failure and does not throw', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onIntent(() => Promise.reject(new Error('offline'))).preload()
  await expect.poll(() => logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
