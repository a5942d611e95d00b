import { destinationResult, hotel as hotelSchema } from '@storefront/contract/wire'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as tables from '../database/catalogue-tables.ts'
import { get, post, stayAt, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

type Room = { name: string; rates: object[] }

describe('hotels', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const list = (query = '') => get(app(), `/hotels${query}`)

  describe('list', () => {
    test('has every hotel with its rooms and rates, and fits the contract', async () => {
      const { status, body } = await list()
      expect(status).toBe(200)
      expect(body.data.length).toBeGreaterThanOrEqual(30)
      for (const one of body.data) {
        const read = v.parse(hotelSchema, one)
        expect(read.rooms).toHaveLength(one.rooms.length)
        expect(read.rooms.map((r) => r.rates.length)).toEqual(
          one.rooms.map((r: Room) => r.rates.length),
        )
      }
    })

    test('lists only the name, capacity, minimum stay and prices of a room', async () => {
      const [room] = (await list()).body.data[0].rooms
      const told = ['id', 'name', 'min_nights', 'sleeps', 'units', 'price_per_night', 'rates']
      expect(Object.keys(room)).toEqual(told)
    })

    test('finds hotels by place, region and name, and none for an unknown word', async () => {
      const towns = async (q: string) =>
        (await list(`?q=${q}`)).body.data.map(
          (one: { destination: { name: string } }) => one.destination.name,
        )
      expect(new Set(await towns('ISLA%20MUJERES'))).toEqual(new Set(['Isla Mujeres']))
      expect(new Set(await towns('Riviera%20Maya')).size).toBeGreaterThan(2)
      expect((await list('?q=torre%20marea')).body.data).toHaveLength(1)
      expect((await list('?q=xyzzy')).body.data).toEqual([])
      expect((await list('?q=%25')).body.data.length).toBeGreaterThan(1)
    })

    test.each(['?check_in=2026-02-30', '?adults=-1'])('%s is refused', async (query) => {
      expect((await list(query)).status).toBe(400)
    })
  })

  test('serves a hotel by id or slug, and 404 for an unknown one', async () => {
    const bySlug = await get(app(), '/hotels/torre-marea')
    const byId = await get(app(), `/hotels/${bySlug.body.data.id}`)
    expect(byId.body).toEqual(bySlug.body)
    const read = v.parse(hotelSchema, bySlug.body.data)
    expect(read.included_services.length).toBeGreaterThan(2)
    expect(read.images.length).toBeGreaterThan(4)
    expect(read.description).toMatch(/^<p>/)
    expect((await get(app(), '/hotels/no-such-hotel')).status).toBe(404)
  })

  describe('days', () => {
    const days = (query: string) => get(app(), `/hotels/torre-marea/days?${query}`)
    const two = 'adults=2&children=0&infants=0'

    test('have the lowest total of a stay from each day', async () => {
      const { status, body } = await days(`first=2026-12-08&last=2026-12-10&nights=3&${two}`)
      expect(status).toBe(200)
      const price = 174 * 3
      expect(body.data).toEqual(
        ['2026-12-08', '2026-12-09', '2026-12-10'].map((date) => ({ date, price })),
      )
      expect((await get(app(), '/hotels/torre-marea')).body.data.days).toBe(true)
    })

    test.each([
      `first=2026-12-08&last=2026-12-07&nights=1&${two}`,
      `first=2026-12-08&last=2026-12-08&nights=0&${two}`,
      `first=2026-12-08&last=2026-12-08&nights=61&${two}`,
      'first=2026-12-08&last=2026-12-08&nights=1',
    ])('%s is refused', async (query) => expect((await days(query)).status).toBe(400))

    test('are 404 for an unknown hotel', async () => {
      const query = `first=2026-12-08&last=2026-12-08&nights=1&${two}`
      expect((await get(app(), `/hotels/no-such-hotel/days?${query}`)).status).toBe(404)
    })
  })

  test('destination search finds hotels by name', async () => {
    const { body } = await get(app(), '/destinations/search?query=torre')
    expect(body).toEqual([{ id: expect.any(String), name: 'Torre Marea', type: 'hotel' }])
    const all = (await get(app(), '/destinations/search')).body
    expect(all[0]).toMatchObject({ name: 'Cancún', type: 'destination' })
    for (const one of all) v.parse(destinationResult, one)
  })

  describe('booking', () => {
    const book = async (slug: string, name: string, first: string, nights: number, count = 1) => {
      const { body } = await get(app(), `/hotels/${slug}`)
      const stay = stayAt(body.data, name)
      const guests = Array.from({ length: count }, () => traveller())
      return post(app(), '/hotel-bookings/create-checkout', stay(first, nights, guests))
    }

    test('applies a price edited in the database at once', async () => {
      const stale = stayAt((await get(app(), '/hotels/muelle-nichupte')).body.data, 'Harbour Room')
      await bench.db
        .update(tables.rates)
        .set({ priceCents: 12345 })
        .where(eq(tables.rates.id, 40101))
      const { body } = await post(app(), '/hotel-bookings/create-checkout', stale('2027-03-12', 4))
      expect(body.error).toMatchObject({ current_total_amount_usd: 493.8 })
      const { data: hotel } = (await get(app(), '/hotels/4')).body
      expect(hotel.rooms[0].rates[0].price_per_night).toBe(123.45)
    })

    test('sells the last room once and hides it for the booked nights', async () => {
      // The penthouse has one unit at $720 a night, for three nights at least. Four adults fit in no other room.
      const [slug, name] = ['lumbre-cancun', 'Rooftop Penthouse']
      expect((await book(slug, name, '2027-03-12', 4, 3)).status).toBe(201)
      const second = await book(slug, name, '2027-03-15', 4, 3)
      expect([second.status, second.body.error.code]).toEqual([409, 'sold_out'])
      expect((await book(slug, name, '2027-03-16', 4, 3)).status).toBe(201)

      const night = 'check_in=2027-03-15&check_out=2027-03-16'
      const names = async (query: string) =>
        (await list(`?q=lumbre&${query}`)).body.data[0].rooms.map((one: Room) => one.name)
      expect(await names(night)).not.toContain(name)
      expect(await names('check_in=2027-04-15&check_out=2027-04-18')).toContain(name)
      const { body } = await get(app(), `/hotels/${slug}?${night}`)
      expect(body.data.rooms.find((one: Room) => one.name === name).rates).toEqual([])
      const party = 'nights=3&adults=4&children=0&infants=0'
      const days = await get(
        app(),
        `/hotels/${slug}/days?first=2027-03-19&last=2027-03-20&${party}`,
      )
      expect(days.body.data).toEqual([
        { date: '2027-03-19', price: null },
        { date: '2027-03-20', price: 720 * 3 },
      ])
    })
  })
})
