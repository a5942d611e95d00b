import { describe, expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

describe('hotels', () => {
  const { destinations, hotels, rooms, rates } = seedRows()

  test('are at least 30, in at least eight places, with two to four rooms each', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(30)
    expect(new Set(hotels.map((hotel) => hotel.destinationId)).size).toBeGreaterThanOrEqual(8)
    for (const hotel of hotels) {
      const count = rooms.filter((room) => room.hotelId === hotel.id).length
      expect([hotel.slug, count >= 2 && count <= 4]).toEqual([hotel.slug, true])
      expect(destinations.some(({ id }) => id === hotel.destinationId)).toBe(true)
    }
    for (const rows of [hotels, rooms, rates]) {
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
    }
    expect(new Set(hotels.map((hotel) => hotel.slug)).size).toBe(hotels.length)
  })

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
