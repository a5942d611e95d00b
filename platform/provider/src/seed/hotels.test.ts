import { expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

const { rooms, rates } = seedRows()

test('every rate has a price, its own or the room’s, and takes no more guests than the room', () => {
  for (const { id, roomId, priceCents, maxPax } of rates) {
    const room = rooms.find((one) => one.id === roomId)
    expect([id, priceCents ?? room?.priceCents ?? null]).not.toEqual([id, null])
    expect([id, (maxPax ?? 0) <= (room?.sleeps ?? 0)]).toEqual([id, true])
  }
})
