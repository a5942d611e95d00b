import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('runs two at once, and starts the next when one ends', async () => {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const visit = sideBySide(2, (app: string) => {
    started.push(app)
    return new Promise<void>((resolve) => ends.set(app, resolve))
  })
  const visits = ['flights', 'hotels', 'tours'].map(visit)
  expect(started).toEqual(['flights', 'hotels'])
  ends.get('hotels')?.()
  await visits[1]
  expect(started).toEqual(['flights', 'hotels', 'tours'])
  for (const end of ends.values()) end()
  expect(await Promise.all(visits)).toHaveLength(3)
})
