import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stock } from '../database/booking-tables.ts'
import { get, post, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

type Fares = { id: string; price_one_way: number }

describe('flights', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const search = (query: string) => get(app(), `/flights/search?${query}`)
  const days = (query: string) => get(app(), `/flights/days?${query}`)

  test('lists one-way flights under data, by departure, and announces day prices', async () => {
    const { body } = await search('from=cun&to=mia&date=2026-11-25&returnDate=')
    const times = body.data.map((flight: { departure_time: string }) => flight.departure_time)
    expect(times.length).toBeGreaterThan(2)
    expect(times).toEqual(times.toSorted())
    expect(body.days).toBe(true)
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

  test('sells flights from now until the last day sold', async () => {
    const count = async (day: string) =>
      (await search(`from=CUN&to=MIA&date=${day}`)).body.data.length
    expect(await count('2028-11-20')).toBeGreaterThan(0)
    for (const day of ['2026-11-19', '2028-11-21', '9999-12-31']) expect(await count(day)).toBe(0)
    const { body } = await days('from=CUN&to=MIA&first=2026-11-19&last=2026-11-19')
    expect(body.data).toEqual([{ date: '2026-11-19', price: null }])
  })

  test.each([
    ['Oneway', 'price_one_way'],
    ['Round Trip', 'price_round_trip'],
  ])('%s: each day has the lowest price that a search for it finds', async (type, price) => {
    const { body } = await days(`from=CUN&to=MIA&first=2026-12-08&last=2026-12-14&type=${type}`)
    expect(body.data).toHaveLength(7)
    for (const day of body.data) {
      const { body: found } = await search(`from=CUN&to=MIA&date=${day.date}`)
      const prices = found.data.map((flight: Record<string, number>) => flight[price])
      expect(day.price, day.date).toBe(Math.min(...prices))
    }
  })

  test.each([
    'search?from=CUN&to=MIA&date=2026-02-30',
    'days?from=CUN&to=MIA&first=2026-12-08&last=2027-01-08',
    'days?from=CUN&to=MIA&first=2026-12-08&last=2026-12-07',
  ])('%s is refused', async (query) => {
    expect((await get(app(), `/flights/${query}`)).status).toBe(400)
  })

  test('refuses to book a full flight, and drops it from search and day prices', async () => {
    const checkout = (flight_id: string, changes = {}) =>
      post(app(), '/bookings/create-checkout', {
        flight_id,
        passengers: [traveller('1990-01-01', changes)],
        flight_type: 'Oneway',
      })
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
    const { body: priced } = await days(`${route}&first=2027-03-03&last=2027-03-03`)
    expect(priced.data[0].price).toBe(others[0]?.price_one_way ?? null)
  })
})
