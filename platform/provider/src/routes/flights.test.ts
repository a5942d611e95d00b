import { flightResults } from '@storefront/contract/wire'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { stock } from '../database/booking-tables.ts'
import { seedRows } from '../seed/read-files.ts'
import { bookingOf, decide, get, ownPassports, post, traveller } from '../testing/calls.ts'
import { engines, useProvider } from '../testing/engines.ts'

describe.each(engines)('flights on %s', (engine) => {
  const bench = useProvider(engine)
  const app = () => bench.provider.app
  const search = (query: string) => get(app(), `/flights/search?${query}`)

  describe('search', () => {
    test('one way answers a plain list under data, in order of departure', async () => {
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
      })
    })

    test('round trip answers both directions under data', async () => {
      const { body } = await search(
        'from=MAD&to=CUN&date=2026-11-25&returnDate=2026-12-02&type=Round%20Trip',
      )
      expect(body.data.outbound_flights[0].origin_airport.iata_code).toBe('MAD')
      expect(body.data.inbound_flights[0].origin_airport.iata_code).toBe('CUN')
      expect(body.data.inbound_flights[0].id).toMatch(/-2026-12-02$/)
    })

    test('an empty returnDate counts as omitted, small letters are fine', async () => {
      const { status, body } = await search('from=cun&to=mia&date=2026-11-25&returnDate=')
      expect(status).toBe(200)
      expect(body.data.length).toBeGreaterThan(0)
    })

    test.each([
      ['an unknown airport', 'from=CUN&to=QQQ&date=2026-11-25'],
      ['the same airport twice', 'from=CUN&to=CUN&date=2026-11-25'],
      ['a day that has passed', 'from=CUN&to=MIA&date=2026-11-19'],
      ['a day after the last one sold', 'from=CUN&to=MIA&date=2028-11-21'],
    ])('%s finds nothing', async (_, query) => {
      expect(await search(query)).toMatchObject({ status: 200, body: { data: [] } })
    })

    test.each([
      ['no date', 'from=CUN&to=MIA', 'date'],
      ['a date that is none', 'from=CUN&to=MIA&date=25-11-2026', 'date'],
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
    ])('%s: each has the lowest price that a search of the day finds', async (type, price) => {
      const { status, body } = await days(`first=2026-12-08&last=2026-12-14&type=${type}`)
      expect(status).toBe(200)
      expect(body.data).toHaveLength(7)
      for (const day of body.data) {
        const { body: found } = await search(`from=CUN&to=MIA&date=${day.date}`)
        const prices = found.data.map((flight: Record<string, number>) => flight[price])
        expect(day.price, day.date).toBe(Math.min(...prices))
      }
    })

    test('a day without a flight to come has no price, and the search says that days can be asked for', async () => {
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
    let flight: { id: string; price_one_way: number; price_round_trip: number }

    beforeAll(async () => {
      const { body } = await search('from=CUN&to=MIA&date=2026-12-10')
      flight = body.data[0]
    })

    const checkout = (changes: object = {}, headers = {}) =>
      post(
        app(),
        '/bookings/create-checkout',
        { flight_id: flight.id, passengers: [traveller()], flight_type: 'Oneway', ...changes },
        headers,
      )

    test('is charged fare × (adults + children); infants fly free', async () => {
      const passengers = [
        traveller('1990-01-01'),
        traveller('2024-12-11'), // one day before two: infant
        traveller('2024-12-10'), // two on the day: child
        traveller('2014-12-11'), // eleven: child
      ]
      const { status, body } = await checkout({
        passengers: ownPassports(passengers),
        flight_type: 'Round Trip',
      })
      expect(status).toBe(201)
      expect(body.total_amount_usd).toBeCloseTo(flight.price_round_trip * 3, 6)
      expect(body.reference).toMatch(/^CUN-[2-9A-Z]{6}$/)
      expect(new URL(body.redirect_url).pathname).toMatch(/^\/sandbox\/pay\/[\w-]{24}$/)
    })

    test('paid on the page is confirmed, and its seats are sold', async () => {
      const { body } = await checkout({
        passengers: ownPassports([traveller('1981-02-03'), traveller()]),
      })
      const page = await app().request(new URL(body.redirect_url).pathname)
      const html = await page.text()
      const total = `$${(flight.price_one_way * 2).toFixed(2)}`
      expect(html).toContain(`Pay ${total}`)
      expect(html).toContain(body.reference)
      const before = await soldOf(flight.id)
      expect(await decide(app(), body.redirect_url, 'paid')).toEqual({
        status: 303,
        location: `http://localhost/flights/success?booking=${body.reference}`,
      })
      expect((await bookingOf(bench.db, body)).status).toBe('confirmed')
      expect(await soldOf(flight.id)).toBe(before + 2)
    })

    test('declined goes to the failed path, and its seats are free again', async () => {
      const { body } = await checkout({ passengers: [traveller('1975-07-07')] })
      const held = await heldOf(flight.id)
      expect(await decide(app(), body.redirect_url, 'declined')).toEqual({
        status: 303,
        location: `http://localhost/flighs/error?booking=${body.reference}`,
      })
      expect((await bookingOf(bench.db, body)).status).toBe('payment_failed')
      expect(await heldOf(flight.id)).toBe(held - 1)
    })

    test('by WhatsApp is recorded as requested and holds nothing', async () => {
      const held = await heldOf(flight.id)
      const { status, body } = await post(app(), '/bookings/whatsapp', {
        flight_id: flight.id,
        passengers: [traveller('1966-06-06')],
        flight_type: 'Oneway',
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        status: 'requested',
        total_amount_usd: flight.price_one_way,
        expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      })
      expect((await bookingOf(bench.db, body)).status).toBe('requested')
      expect(await heldOf(flight.id)).toBe(held)
    })

    test('a flight without enough seats left is sold out, and search no longer shows a full one', async () => {
      const { body: found } = await search('from=CUN&to=OAX&date=2027-03-03')
      const [{ id, flight_number }] = found.data.toSorted(
        (a: typeof flight, b: typeof flight) => a.price_one_way - b.price_one_way,
      )
      const all = seatsOf(flight_number)
      const crowd = (count: number, left: number) =>
        Array.from({ length: count }, (_, i) =>
          traveller('1990-01-01', { firstName: `P${left - i}` }),
        )
      for (let left = all; left > 0; left -= Math.min(left, 50)) {
        const { status } = await checkout({
          flight_id: id,
          passengers: ownPassports(crowd(Math.min(left, 50), left)),
        })
        expect(status).toBe(201)
      }
      const { status, body } = await checkout({ flight_id: id, passengers: crowd(1, 0) })
      expect(status).toBe(409)
      expect(body.error.code).toBe('sold_out')
      const { body: after } = await search('from=CUN&to=OAX&date=2027-03-03')
      expect(after.data.map((one: { id: string }) => one.id)).not.toContain(id)
      const { body: day } = await get(
        app(),
        '/flights/days?from=CUN&to=OAX&first=2027-03-03&last=2027-03-03',
      )
      const left = after.data.map((one: { price_one_way: number }) => one.price_one_way)
      expect(day.data[0].price).toBe(left.length > 0 ? Math.min(...left) : null)
    })

    test.each([
      ['an unknown flight', { flight_id: 'ZZ0001-2026-12-10' }, 404, 'not_found'],
      ['a number as id', { flight_id: 7 }, 404, 'not_found'],
      ['no adult', { passengers: [traveller('2020-01-01')] }, 409, 'not_available'],
      [
        'a wrong e-mail',
        { passengers: [traveller('1990-01-01', { email: 'no' })] },
        400,
        'invalid_request',
      ],
      ['another type', { flight_type: 'Twice' }, 400, 'invalid_request'],
    ])('%s is refused', async (_, changes, status, code) => {
      const answer = await checkout(changes)
      expect(answer.status).toBe(status)
      expect(answer.body.error.code).toBe(code)
    })

    test('an error names the field and never repeats what was sent', async () => {
      const { body } = await checkout({
        passengers: [
          traveller('1990-01-01', { passportNumber: 'P'.repeat(50), email: 'me at nowhere' }),
        ],
      })
      const paths = body.error.issues.map((issue: { path: string }) => issue.path)
      expect(paths).toEqual(['passengers.0.email', 'passengers.0.passportNumber'])
      expect(JSON.stringify(body)).not.toMatch(/PPP|nowhere/)
    })

    async function stockOf(id: string) {
      const rows = await bench.db
        .select()
        .from(stock)
        .where(eq(stock.itemId, id.split('-')[0] ?? ''))
      return rows.find((row) => id.endsWith(row.day))
    }
    const soldOf = async (id: string) => (await stockOf(id))?.sold ?? 0
    const heldOf = async (id: string) => (await stockOf(id))?.held ?? 0
    function seatsOf(flightNumber: string) {
      return seedRows().flights.find((one) => one.flightNumber === flightNumber)?.seats ?? 0
    }
  })
})
