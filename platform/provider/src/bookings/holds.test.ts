import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decide, post, type Seat, seats, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { holdsTooMuch } from './holds.ts'

describe('the limit on unpaid stock of one caller', () => {
  test.each([
    ['allows 120 room nights', 'room', 120, 120, false],
    ['refuses 121 room nights', 'room', 121, 121, true],
    ['allows 180 seats within a day', 'flight', 10, 180, false],
    ['refuses 181 seats within a day', 'flight', 10, 181, true],
  ] as const)('%s', (_, kind, held, ofTheDay, isRefused) => {
    expect(holdsTooMuch([{ kind, held, ofTheDay }], 60)).toBe(isRefused)
  })
})

describe('one visitor who pays nothing', () => {
  const bench = useProvider({ settings: { unpaidPlaces: 60, trustProxy: true } })
  const app = () => bench.provider.app

  const bookFlight = (count: number, address: string, email: string, more: Seat = {}) => {
    const passengers = Array.from({ length: count }, () => traveller('1990-01-01', { email }))
    const { day = '2027-01-15', key = randomUUID() } = more
    const headers = { 'x-forwarded-for': address, 'idempotency-key': key }
    return post(app(), '/bookings/create-checkout', seats(day, 'MIA', passengers), headers)
  }

  test('holds at most 60 seats in concurrent calls from one IPv6 /64 network, while its neighbour gets a seat', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        bookFlight(10, `2001:db8:7:1::${i + 1}`, `guest${i}@example.com`),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(14)
    for (const { status, body, headers } of refused) {
      expect([status, body.error.code]).toEqual([429, 'too_many_holds'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await bookFlight(1, '2001:db8:7:2::1', 'guest1@example.com')).status).toBe(201)
  }, 60_000)

  test('takes over a hold by renewing it from another address', async () => {
    const hold = (address: string, day: string) =>
      bookFlight(50, address, 'ida@example.com', { day })
    const { body } = await hold('10.0.5.1', '2027-03-15')
    await decide(app(), body.redirect_url, 'declined')
    expect((await hold('10.0.5.2', '2027-03-15')).status).toBe(201)
    expect((await hold('10.0.5.2', '2027-03-16')).body.error?.code).toBe('too_many_holds')
  }, 60_000)

  test('reaches the daily limit by repeating declined holds', async () => {
    const hold = () => bookFlight(50, '10.0.4.1', 'eve@example.com', { day: '2027-02-15' })
    for (let round = 0; round < 3; round++) {
      await decide(app(), (await hold()).body.redirect_url, 'declined')
    }
    expect((await hold()).body.error.code).toBe('too_many_holds')
    bench.later(25.5 * 60)
    expect((await hold()).status).toBe(201)
  }, 60_000)
})
