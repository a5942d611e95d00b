import { expect, test, vi } from 'vitest'

test('importing the rules makes no formatter, for which a slow phone stands still', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const { addDays } = await import('./index.ts')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(made).not.toHaveBeenCalled()
})
