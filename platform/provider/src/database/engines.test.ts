import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { listen, untraced, withStatements } from '@storefront/server'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { get, post, seats, stayAt, traveller } from '../testing/calls.ts'
import { useProvider } from '../testing/engines.ts'
import { alone, rowsOf } from './migrate.ts'

describe('a provider on PostgreSQL', () => {
  const names: string[] = []
  const around = (name: string, run: () => unknown) => {
    names.push(name)
    return run()
  }
  const tracing = {
    ...untraced,
    client: <Client extends object>(client: Client) => withStatements(client, around),
  }
  const bench = useProvider({ settings: { tracing } })

  test('traces each statement of a booking by name, also in transactions, without its values', async () => {
    names.length = 0
    const { app } = bench.provider
    const { status } = await post(app, '/bookings/whatsapp', seats('2027-01-15', 'LAX'))
    expect(status).toBe(201)
    expect(names).toEqual(expect.arrayContaining(['insert booking', 'insert outbox']))
    expect(names.filter((name) => /ada|byron|X1234567|LAX/i.test(name))).toEqual([])
  })

  test('lets migrations take their time', async () => {
    const timeout = await alone(bench.db, (tx) => tx.execute(sql`show statement_timeout`))
    expect(rowsOf(timeout)).toEqual([{ statement_timeout: '0' }])
  })

  test.each([
    ['flight', 'flight_number', 'seats'],
    ['room', 'id', 'units'],
    ['tour', 'id', 'places'],
    ['package', 'id', 'places'],
  ])('keeps the stock of a booked %s at what the catalogue sells', async (kind, id, column) => {
    const run = (text: string) => bench.db.execute(sql.raw(text))
    await run(`insert into stock (kind, item_id, day, capacity, held)
      select '${kind}', ${id}, '2027-06-01', 5, 3 from "${kind}"`)
    const capacity = async (sold: number) => {
      await run(`update "${kind}" set ${column} = ${sold}`)
      return rowsOf(
        await run(`select distinct capacity from stock
        where kind = '${kind}' and day = '2027-06-01'`),
      )
    }
    expect(await capacity(9)).toEqual([{ capacity: 9 }])
    // Never below what is booked.
    expect(await capacity(2)).toEqual([{ capacity: 3 }])
  })
})

describe('a provider on PGlite', () => {
  const bench = useProvider({ engine: 'pglite' })

  test('accepts exactly 10 of 40 concurrent bookings of 10 rooms, and answers health checks meanwhile', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const { app, admit } = bench.provider
    const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1', admit })
    await once(server, 'listening')
    vi.restoreAllMocks()
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const stay = stayAt((await get(app, '/hotels/terraza-salina')).body.data, 'Upper King')
    let answered = 0
    const rush = Array.from({ length: 40 }, async (_, i) => {
      const guests = Array(2).fill(traveller('1990-01-01', { firstName: `Guest ${i}` }))
      const response = await fetch(`${url}/api/v1/hotel-bookings/create-checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(stay('2027-01-10', 2, guests)),
      })
      answered++
      return `${response.status} ${(await response.json()).error?.code ?? 'booked'}`
    })
    // The process that runs the provider restarts it when its health check gets no answer.
    const health = fetch(`${url}/healthz`).then(() => answered)
    const answers = await Promise.all(rush)
    expect(await health).toBeLessThan(20)
    expect(answers.filter((answer) => answer === '201 booked')).toHaveLength(10)
    expect(new Set(answers)).toEqual(new Set(['201 booked', '409 sold_out']))
  }, 60_000)
})
