import { expect, test, vi } from 'vitest'
import { log } from './log.ts'
import { LostThreads } from './lost-threads.ts'

test('is a problem while threads keep ending', () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const clock = { ms: 0 }
  const threads = new LostThreads(() => clock.ms)
  for (const how of ['stuck', 'memory'] as const) threads.note(how)
  expect(threads.problems()).toEqual([])
  clock.ms = 60_000
  threads.note('memory')
  const many = 'rendering threads keep ending (stuck 1, memory 2 in 5 minutes).'
  expect(threads.problems()).toEqual([many])
  clock.ms = 300_000
  expect(threads.problems()).toEqual([])
})
