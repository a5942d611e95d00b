import { describe, expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

describe('hotels', () => {
  const { rooms, rates } = seedRows()

  test('have rooms with a capacity, and no rate for more guests', () => {
    for (const room of rooms) {
      expect([room.id, room.sleeps]).toEqual([room.id, expect.any(Number)])
      for (const { id, maxPax } of rates.filter(({ roomId }) => roomId === room.id)) {
        expect([id, (maxPax ?? 0) <= (room.sleeps ?? 0)]).toEqual([id, true])
      }
    }
  })

  test('mention no price of $0.00 for infants', () => {
    for (const { infantPolicy } of rates) expect(infantPolicy ?? '').not.toContain('$0.00')
  })

  test('have a price for every rate, its own or the room’s', () => {
    expect(rates.some((rate) => rate.priceCents === null)).toBe(true)
    expect(rooms.some((room) => room.priceCents === null)).toBe(true)
    for (const rate of rates) {
      const room = rooms.find(({ id }) => id === rate.roomId)
      expect([rate.id, rate.priceCents ?? room?.priceCents ?? null]).not.toEqual([rate.id, null])
    }
  })
})
