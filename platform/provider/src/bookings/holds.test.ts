import { describe, expect, test } from 'vitest'
import { get, post, traveller } from '../testing/calls.ts'
import { engines, useProvider } from '../testing/engines.ts'
import { engineNames, printFigure } from '../testing/figure.ts'
import { holdsTooMuch } from './holds.ts'

const ana = { heldByAddress: '10.0.0.1', heldByEmail: 'ana@example.com' }
const holds = (count: number, places: number, changes: object = {}) =>
  Array.from({ length: count }, () => ({ ...ana, places, isHeld: true, ...changes }))

describe('of 60 places that one visitor may hold unpaid', () => {
  test.each([
    ['50 as the first', [], 50, false],
    ['10 beside 50', holds(1, 50), 10, false],
    ['11 beside 50', holds(1, 50), 11, true],
    [
      '11 beside 50 of the same address and another e-mail',
      holds(1, 50, { heldByEmail: 'b' }),
      11,
      true,
    ],
    [
      '11 beside 50 of the same e-mail at another address',
      holds(1, 50, { heldByAddress: 'b' }),
      11,
      true,
    ],
    [
      '50 beside 50 of somebody else',
      holds(1, 50, { heldByEmail: 'b', heldByAddress: 'b' }),
      50,
      false,
    ],
    ['50 after 50 that ended', holds(1, 50, { isHeld: false }), 50, false],
    ['31 after 150 that ended within a day', holds(3, 50, { isHeld: false }), 31, true],
    ['1 in a twentieth booking', holds(19, 1), 1, false],
    ['1 in a twenty-first booking', holds(20, 1), 1, true],
    ['1 after 60 bookings within a day', holds(60, 1, { isHeld: false }), 1, true],
  ])('$0: refused is $3', (_, unpaid, places, isRefused) => {
    expect(holdsTooMuch(unpaid, ana, places, 60)).toBe(isRefused)
  })
})

describe.each(engines)('one visitor who pays nothing, on %s,', (engine) => {
  const bench = useProvider(engine, { settings: { unpaidPlaces: 60, trustProxy: true } })

  test('holds 60 seats however many are asked for at once, and another one still gets a seat', async () => {
    const { app } = bench.provider
    const { body: found } = await get(app, '/flights/search?from=CUN&to=MIA&date=2027-01-15')
    const [{ id }] = found.data
    const book = (count: number, address: string, email: string, i = 0) =>
      post(
        app,
        '/bookings/create-checkout',
        {
          flight_id: id,
          flight_type: 'Oneway',
          passengers: Array.from({ length: count }, () =>
            traveller('1990-01-01', { firstName: `Guest ${i}`, email }),
          ),
        },
        { 'x-forwarded-for': address },
      )
    const byAddress = await Promise.all(
      Array.from({ length: 20 }, (_, i) => book(10, '10.0.0.1', `guest${i}@example.com`, i)),
    )
    const byEmail = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        book(10, `10.0.1.${i}`, i % 2 ? 'Eve@example.com' : 'eve@example.com', i),
      ),
    )
    for (const answers of [byAddress, byEmail]) {
      const refused = answers.filter(({ status }) => status !== 201)
      expect(answers.length - refused.length).toBe(6)
      for (const { status, body, headers } of refused) {
        expect([status, body.error.code]).toEqual([429, 'too_many_holds'])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
    }
    const other = await book(1, '10.0.2.1', 'ada@example.com')
    expect(other.status).toBe(201)
    const on = engineNames[engine]
    printFigure(
      'P4',
      `60 of 200 seats held by one address, 60 of 200 by one e-mail, another visitor books (${on})`,
    )
  }, 60_000)
})
