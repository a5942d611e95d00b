import { afterEach, expect, test, vi } from 'vitest'
import { BurstLog } from './burst-log.ts'
import { log } from './log.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('logs a burst of equal errors as one line and a count, and other errors at once', () => {
  vi.useFakeTimers()
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const bursts = new BurstLog()
  const late = new Error('late')
  for (let page = 0; page < 32; page++) bursts.error('/hotels could not be rendered whole', late)
  bursts.error('/tours could not be rendered whole', late)
  expect(logged.mock.calls.map((call) => call.at(-1))).toEqual([
    '/hotels could not be rendered whole',
    '/tours could not be rendered whole',
  ])
  vi.advanceTimersByTime(1000)
  expect(logged).toHaveBeenLastCalledWith('/hotels could not be rendered whole, 31 times more')
  bursts.error('/hotels could not be rendered whole', late)
  expect(logged).toHaveBeenCalledTimes(4)
  bursts.error('/hotels could not be rendered whole', late)
  bursts.close()
  expect(logged).toHaveBeenLastCalledWith('/hotels could not be rendered whole, 1 times more')
  vi.advanceTimersByTime(1000)
  expect(logged).toHaveBeenCalledTimes(5)
})
