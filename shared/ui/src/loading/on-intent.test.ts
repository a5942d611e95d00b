import { expect, test, vi } from 'vitest'
import { onIntent } from './on-intent.ts'

test('the code is fetched once, however many ask', async () => {
  const importModule = vi.fn(async () => ({ answer: 42 }))
  const code = onIntent(importModule)
  expect(code.loaded()).toBeUndefined()
  const [first, second] = await Promise.all([code.load(), code.load()])
  expect(first).toBe(second)
  expect(code.loaded()).toEqual({ answer: 42 })
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('a failed fetch is forgotten: the next one can succeed', async () => {
  const importModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('code')
  const code = onIntent(importModule)
  await expect(code.load()).rejects.toThrow('offline')
  await expect(code.load()).resolves.toBe('code')
})

test('fetching ahead never throws', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onIntent(() => Promise.reject(new Error('offline'))).preload()
  await expect.poll(() => logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
