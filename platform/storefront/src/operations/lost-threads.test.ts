import { expect, test, vi } from 'vitest'
import { log } from './log.ts'
import { LostThreads } from './lost-threads.ts'

test('is a problem while threads keep ending', () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const clock = { ms: 0 }
  const threads = new LostThreads(() => clock.ms)
  threads.note('stuck')
  threads.note('memory')
  expect(threads.problems()).toEqual([])
  clock.ms = 60_000
  threads.note('memory')
  expect(threads.problems()).toEqual([
    'rendering threads keep ending (stuck 1, memory 2 in 5 minutes).',
  ])
  clock.ms = 300_000
  expect(threads.problems()).toEqual([])
})
