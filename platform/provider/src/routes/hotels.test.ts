import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '../database/catalogue-tables.ts'
import { get, post, stayAt, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'

type Room = { name: string; rates: object[] }

describe('hotels', () => {
  const bench = useProvider()
  const app = () => bench.provider.app
  const list = (query = '') => get(app(), `/hotels${query}`)
  const days = (query: string) => get(app(), `/hotels/${query}&children=0&infants=0`)

  test('finds hotels by place, region and name, and none for an unknown word', async () => {
    const towns = async (q: string) =>
      (await list(`?q=${q}`)).body.data.map(
        (one: { destination: { name: string } }) => one.destination.name,
      )
    expect(new Set(await towns('ISLA%20MUJERES'))).toEqual(new Set(['Isla Mujeres']))
    expect(new Set(await towns('Riviera%20Maya')).size).toBeGreaterThan(2)
    expect(await towns('torre%20marea')).toHaveLength(1)
    expect(await towns('xyzzy')).toEqual([])
  })

  test('serves a hotel by id or slug, with day prices announced', async () => {
    const { data } = (await get(app(), '/hotels/torre-marea')).body
    expect((await get(app(), `/hotels/${data.id}`)).body.data).toEqual(data)
    expect(data.days).toBe(true)
    for (const path of ['no-such-hotel', 'no-such-hotel/days'])
      expect((await get(app(), `/hotels/${path}`)).status).toBe(404)
  })

  test.each([
    'first=2026-12-08&last=2026-12-07&nights=1',
    'first=2026-12-08&last=2026-12-08&nights=0',
    'first=2026-12-08&last=2026-12-08&nights=61',
  ])('days with %s are refused', async (query) => {
    expect((await days(`torre-marea/days?${query}&adults=2`)).status).toBe(400)
  })

  test('applies a price edited in the database at once', async () => {
    const stale = stayAt((await get(app(), '/hotels/muelle-nichupte')).body.data, 'Harbour Room')
    await bench.db.update(tables.rates).set({ priceCents: 12345 }).where(eq(tables.rates.id, 40101))
    const { body } = await post(app(), '/hotel-bookings/create-checkout', stale('2027-03-12', 4))
    expect(body.error).toMatchObject({ current_total_amount_usd: 493.8 })
    const { data: hotel } = (await get(app(), '/hotels/4')).body
    expect(hotel.rooms[0].rates[0].price_per_night).toBe(123.45)
  })

  test('sells the last room once and hides it for the booked nights', async () => {
    // The penthouse has one unit at $720 a night, for three nights at least. Four adults fit in no other room.
    const [slug, name] = ['lumbre-cancun', 'Rooftop Penthouse']
    const stay = stayAt((await get(app(), `/hotels/${slug}`)).body.data, name)
    const book = (first: string) =>
      post(app(), '/hotel-bookings/create-checkout', stay(first, 4, Array(3).fill(traveller())))
    expect((await book('2027-03-12')).status).toBe(201)
    const second = await book('2027-03-15')
    expect([second.status, second.body.error.code]).toEqual([409, 'sold_out'])
    expect((await book('2027-03-16')).status).toBe(201)

    const night = 'check_in=2027-03-15&check_out=2027-03-16'
    const names = async (query: string) =>
      (await list(`?q=lumbre&${query}`)).body.data[0].rooms.map((one: Room) => one.name)
    expect(await names(night)).not.toContain(name)
    expect(await names('check_in=2027-04-15&check_out=2027-04-18')).toContain(name)
    const { body } = await get(app(), `/hotels/${slug}?${night}`)
    expect(body.data.rooms.find((one: Room) => one.name === name).rates).toEqual([])
    const priced = await days(`${slug}/days?first=2027-03-19&last=2027-03-20&nights=3&adults=4`)
    expect(priced.body.data).toEqual([
      { date: '2027-03-19', price: null },
      { date: '2027-03-20', price: 720 * 3 },
    ])
  })
})
