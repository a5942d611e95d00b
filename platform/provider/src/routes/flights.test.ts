import { flightResults } from '@storefront/contract/wire'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { stock } from '../database/booking-tables.ts'
import { get, post, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

type Fares = { id: string; price_one_way: number }

describe('flights', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const search = (query: string) => get(app(), `/flights/search?${query}`)

  describe('search', () => {
    test('lists one-way flights under data, by departure', async () => {
      const { status, body } = await search('from=CUN&to=MIA&date=2026-11-25&type=Oneway')
      expect(status).toBe(200)
      const times = body.data.map((flight: { departure_time: string }) => flight.departure_time)
      expect(times.length).toBeGreaterThan(2)
      expect(times).toEqual(times.toSorted())
      expect(v.parse(flightResults, body.data).outbound_flights).toHaveLength(times.length)
      expect(body.data[0]).toMatchObject({
        id: `${body.data[0].flight_number}-2026-11-25`,
        origin_airport: { iata_code: 'CUN', country: 'MX' },
        destination_airport: { iata_code: 'MIA', country: 'US' },
        day_of_week: 'Wednesday',
        booking_accepts: expect.arrayContaining(['counts', 'notes', 'replaces']),
      })
    })

    test('lists both directions of a round trip under data', async () => {
      const { body } = await search(
        'from=MAD&to=CUN&date=2026-11-25&returnDate=2026-12-02&type=Round%20Trip',
      )
      expect(body.data.outbound_flights[0].origin_airport.iata_code).toBe('MAD')
      expect(body.data.inbound_flights[0].origin_airport.iata_code).toBe('CUN')
      expect(body.data.inbound_flights[0].id).toMatch(/-2026-12-02$/)
    })

    test('accepts an empty returnDate and lower-case codes, on the last day sold', async () => {
      const { status, body } = await search('from=cun&to=mia&date=2028-11-20&returnDate=')
      expect(status).toBe(200)
      expect(body.data.length).toBeGreaterThan(0)
    })

    test.each([
      ['an unknown airport', 'from=CUN&to=QQQ&date=2026-11-25'],
      ['the same airport twice', 'from=CUN&to=CUN&date=2026-11-25'],
      ['a day that has passed', 'from=CUN&to=MIA&date=2026-11-19'],
      ['a day after the last one sold', 'from=CUN&to=MIA&date=2028-11-21'],
      ['the last day of the year 9999', 'from=CUN&to=MIA&date=9999-12-31'],
    ])('%s finds nothing', async (_, query) => {
      expect(await search(query)).toMatchObject({ status: 200, body: { data: [] } })
    })

    test.each([
      ['no date', 'from=CUN&to=MIA', 'date'],
      ['a malformed date', 'from=CUN&to=MIA&date=25-11-2026', 'date'],
      ['a day that does not exist', 'from=CUN&to=MIA&date=2026-02-30', ''],
      ['a long code', 'from=CANCUN&to=MIA&date=2026-11-25', 'from'],
      ['another type', 'from=CUN&to=MIA&date=2026-11-25&type=Multi', 'type'],
    ])('%s is refused', async (_, query, path) => {
      const { status, body } = await search(query)
      expect(status).toBe(400)
      expect(body.error.code).toBe('invalid_request')
      expect(body.error.issues[0].path).toBe(path)
    })
  })

  describe('days', () => {
    const days = (query: string) => get(app(), `/flights/days?from=CUN&to=MIA&${query}`)

    test.each([
      ['Oneway', 'price_one_way'],
      ['Round Trip', 'price_round_trip'],
    ])('%s: each day has the lowest price that a search for it finds', async (type, price) => {
      const { status, body } = await days(`first=2026-12-08&last=2026-12-14&type=${type}`)
      expect(status).toBe(200)
      expect(body.data).toHaveLength(7)
      for (const day of body.data) {
        const { body: found } = await search(`from=CUN&to=MIA&date=${day.date}`)
        const prices = found.data.map((flight: Record<string, number>) => flight[price])
        expect(day.price, day.date).toBe(Math.min(...prices))
      }
    })

    test('a day without future flights has no price, and search responses announce day prices', async () => {
      const { body } = await days('first=2026-11-19&last=2026-11-19')
      expect(body.data).toEqual([{ date: '2026-11-19', price: null }])
      expect((await search('from=CUN&to=MIA&date=2026-12-10')).body.days).toBe(true)
    })

    test.each([
      'first=2026-12-08&last=2027-01-08',
      'first=2026-12-08&last=2026-12-07',
      'first=2026-12-08',
    ])('%s is refused', async (query) => expect((await days(query)).status).toBe(400))
  })

  describe('booking', () => {
    const checkout = (flight_id: string, changes = {}) =>
      post(app(), '/bookings/create-checkout', {
        flight_id,
        passengers: [traveller('1990-01-01', changes)],
        flight_type: 'Oneway',
      })

    test('refuses to book a full flight, and drops it from search and day prices', async () => {
      const route = 'from=CUN&to=OAX'
      const { body: found } = await search(`${route}&date=2027-03-03`)
      const [{ id, flight_number }, ...others] = found.data.toSorted(
        (a: Fares, b: Fares) => a.price_one_way - b.price_one_way,
      )
      await checkout(id)
      await bench.db.update(stock).set({ capacity: 1 }).where(eq(stock.itemId, flight_number))
      const { status, body } = await checkout(id, { firstName: 'Late' })
      expect([status, body.error.code]).toEqual([409, 'sold_out'])
      const { body: after } = await search(`${route}&date=2027-03-03`)
      expect(after.data.map((one: Fares) => one.id)).not.toContain(id)
      const { body: days } = await get(
        app(),
        `/flights/days?${route}&first=2027-03-03&last=2027-03-03`,
      )
      expect(days.data[0].price).toBe(others[0]?.price_one_way ?? null)
    })
  })
})
