import type { ReleaseDesk } from '@storefront/releases'
import { expect, test } from 'vitest'
import { sideBySide } from './gate.ts'

test('looks go side by side, and the next begins when any of them ends', async () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const look = sideBySide((_, versions) => {
    const [app = ''] = Object.keys(versions)
    begun.push(app)
    return new Promise((resolve) => ends.set(app, () => resolve(`${app} works`)))
  }, 2)
  const asked = ['flights', 'hotels', 'tours'].map((app) => look({} as ReleaseDesk, { [app]: '1' }))
  expect(begun).toEqual(['flights', 'hotels'])
  ends.get('hotels')?.()
  expect(await asked[1]).toBe('hotels works')
  expect(begun).toEqual(['flights', 'hotels', 'tours'])
  for (const end of ends.values()) end()
  expect(await Promise.all(asked)).toHaveLength(3)
})
