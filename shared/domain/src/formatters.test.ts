import { expect, test, vi } from 'vitest'

test('importing the rules creates no Intl formatter, which would block a slow phone', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const { addDays } = await import('./index.ts')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(made).not.toHaveBeenCalled()
})
