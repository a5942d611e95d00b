import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { DiskRoom } from './disk.ts'

afterEach(() => vi.useRealTimers())

const isFull = ['The disk is full: nothing can be written.']

test('reports a disk without room, and one that refused a write for 30 s', async () => {
  expect(await new DiskRoom(tmpdir()).problems()).toEqual([])
  expect(await new DiskRoom('/data', async () => 1_000_000).problems()).toEqual(isFull)
  vi.useFakeTimers()
  const room = new DiskRoom(null)
  room.failed(Object.assign(new Error('no'), { code: 'ECONNRESET' }))
  expect(await room.problems()).toEqual([])
  room.failed(new Error('query', { cause: Object.assign(new Error('no'), { code: '53100' }) }))
  expect(await room.problems()).toEqual(isFull)
  vi.advanceTimersByTime(30_001)
  expect(await room.problems()).toEqual([])
})
