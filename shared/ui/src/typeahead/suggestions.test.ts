import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Query, type Suggestions, suggestions } from './suggestions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(lookup: (query: string, signal: AbortSignal) => Promise<string[]>) {
  const queries = new Subject<Query>()
  const seen: Suggestions<string>[] = []
  suggestions(queries, lookup).subscribe((found) => seen.push(found))
  return { queries, seen }
}

test('a lookup runs once, 300 ms after typing stops', async () => {
  const lookup = vi.fn(async (query: string) => [query])
  const { queries } = start(lookup)
  queries.next({ text: 'c' })
  await vi.advanceTimersByTimeAsync(200)
  queries.next({ text: 'ca' })
  await vi.advanceTimersByTimeAsync(299)
  expect(lookup).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(lookup).toHaveBeenCalledExactlyOnceWith('ca', expect.any(AbortSignal))
})

test('a new query aborts the earlier lookup and keeps the items that are shown', async () => {
  const signals: AbortSignal[] = []
  const lookup = (query: string, signal: AbortSignal) => {
    signals.push(signal)
    const delayMs = query === 'slow' ? 1000 : 10
    return new Promise<string[]>((resolve) => setTimeout(() => resolve([query]), delayMs))
  }
  const { queries, seen } = start(lookup)
  queries.next({ text: 'slow' })
  await vi.advanceTimersByTimeAsync(300)
  queries.next({ text: 'quick' })
  expect(signals[0]?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen.filter(({ status }) => status === 'loaded')).toEqual([
    { status: 'loaded', items: ['quick'] },
  ])
  queries.next({ text: 'next' })
  expect(seen.at(-1)).toEqual({ status: 'loading', items: ['quick'] })
})

test('a failed lookup is logged and gives an empty list, and the next one, without debounce, works', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lookup = vi
    .fn<(query: string) => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValueOnce(['Mérida'])
  const { queries, seen } = start(lookup)
  queries.next({ text: 'a' })
  await vi.advanceTimersByTimeAsync(300)
  expect(seen.at(-1)).toEqual({ status: 'loaded', items: [] })
  expect(logged).toHaveBeenCalledOnce()
  queries.next({ text: 'me', atOnce: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.at(-1)).toEqual({ status: 'loaded', items: ['Mérida'] })
  logged.mockRestore()
})
