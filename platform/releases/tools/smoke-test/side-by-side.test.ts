import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('runs two at once, and starts the next when one ends', async () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const look = sideBySide(2, (app: string) => {
    begun.push(app)
    return new Promise<void>((resolve) => ends.set(app, resolve))
  })
  const asked = ['flights', 'hotels', 'tours'].map(look)
  expect(begun).toEqual(['flights', 'hotels'])
  ends.get('hotels')?.()
  await asked[1]
  expect(begun).toEqual(['flights', 'hotels', 'tours'])
  for (const end of ends.values()) end()
  expect(await Promise.all(asked)).toHaveLength(3)
})
