import { expect, test, vi } from 'vitest'

test('importing the rules and reading the time create no Intl formatter', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const { addDays, cancunTime } = await import('./index.ts')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(cancunTime(new Date('2026-11-24T04:59:00Z'))).toBe('2026-11-23T23:59')
  expect(made).not.toHaveBeenCalled()
})
