import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { decide, post, seats, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { holdsTooMuch } from './holds.ts'

describe('the limit on unpaid stock of one caller', () => {
  test.each([
    ['refuses 121 room nights', 'room', 121, 121, true],
    ['allows 60 seats', 'flight', 60, 60, false],
    ['refuses 61 seats', 'flight', 61, 61, true],
    ['refuses 61 places of a package', 'package', 61, 61, true],
    ['allows 180 seats within a day', 'flight', 10, 180, false],
    ['refuses 181 seats within a day', 'flight', 10, 181, true],
  ] as const)('%s', (_, kind, held, ofTheDay, isRefused) => {
    expect(holdsTooMuch([{ kind, held, ofTheDay }], 60)).toBe(isRefused)
  })
})

describe('one visitor who pays nothing', () => {
  const bench = useProvider({ settings: { unpaidPlaces: 60, trustProxy: true } })
  const app = () => bench.provider.app
  const refusals = (answers: { status: number; body: { error?: { code: string } } }[]) =>
    answers.filter(({ status }) => status !== 201).map(({ body }) => body.error?.code)

  const bookFlight = (
    count: number,
    address: string,
    email: string,
    day = '2027-01-15',
    key = {},
  ) => {
    const passengers = Array.from({ length: count }, () => traveller('1990-01-01', { email }))
    const headers = { 'x-forwarded-for': address, ...key }
    return post(app(), '/bookings/create-checkout', seats(day, 'MIA', passengers), headers)
  }

  const bookRoom = (room: number, rate: number, guest: string, address: string, nights = 60) =>
    post(
      app(),
      '/hotel-bookings/create-checkout',
      {
        hotel_id: 1,
        room_id: room,
        rate_id: rate,
        check_in_date: '2027-01-10',
        check_out_date: addDays('2027-01-10', nights),
        total_amount_usd: 189 * nights,
        guests_count: 1,
        guests: [traveller('1990-01-01', { firstName: guest })],
      },
      { 'x-forwarded-for': address },
    )

  test('holds at most 60 seats in concurrent calls with many e-mails, while another caller still gets a seat', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bookFlight(10, '10.0.0.1', `guest${i}@example.com`)),
    )
    expect(refusals(answers)).toEqual(Array(14).fill('too_many_holds'))
    for (const { status, headers } of answers.filter(({ status }) => status !== 201)) {
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    }
    expect((await bookFlight(1, '10.0.2.1', 'guest1@example.com')).status).toBe(201)
  }, 60_000)

  test('holds at most 120 room nights', async () => {
    const answers = []
    for (const guest of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']) {
      answers.push(await bookRoom(101, 10101, guest, '10.0.3.1'))
    }
    expect(refusals(answers)).toEqual(Array(7).fill('too_many_holds'))
    expect((await bookRoom(101, 10101, 'J', '10.0.3.2', 59)).status).toBe(201)
    expect((await bookRoom(101, 10101, 'K', '10.0.3.2', 59)).status).toBe(201)
    expect((await bookRoom(101, 10101, 'L', '10.0.3.2', 2)).status).toBe(201)
    expect((await bookRoom(101, 10101, 'M', '10.0.3.2', 1)).status).toBe(429)
  }, 60_000)

  test('counts as one caller with all addresses of an IPv6 /64 network', async () => {
    const answers = []
    for (let host = 1; host <= 18; host++) {
      answers.push(await bookRoom(101, 10101, `Host ${host}`, `2001:db8:7:1::${host}`, 20))
    }
    expect(refusals(answers)).toHaveLength(12)
    expect((await bookRoom(101, 10101, 'Neighbour', '2001:db8:7:2::1', 20)).status).toBe(201)
  }, 60_000)

  test('takes over a hold by renewing it from another address', async () => {
    const hold = (address: string, key: string, day = '2027-03-15') =>
      bookFlight(50, address, 'ida@example.com', day, { 'idempotency-key': key })
    const { body } = await hold('10.0.5.1', 'first')
    await decide(app(), body.redirect_url, 'declined')
    expect((await hold('10.0.5.2', 'second')).status).toBe(201)
    expect((await hold('10.0.5.2', 'third', '2027-03-16')).body.error?.code).toBe('too_many_holds')
  }, 60_000)

  test('reaches the daily limit by repeating declined holds', async () => {
    let refused = 0
    for (let round = 0; round < 6 && refused === 0; round++) {
      const { status, body } = await bookFlight(50, '10.0.4.1', 'eve@example.com', '2027-02-15', {
        'idempotency-key': `round-${round}`,
      })
      if (status === 201) await decide(app(), body.redirect_url, 'declined')
      else refused = round
      if (status !== 201) expect(body.error.code).toBe('too_many_holds')
    }
    expect(refused).toBe(3)
    bench.setNow('2026-11-21T18:30:00Z')
    expect((await bookFlight(50, '10.0.4.1', 'eve@example.com', '2027-02-15')).status).toBe(201)
  }, 60_000)
})
