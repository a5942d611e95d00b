import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useProvider } from '../testing/engines.ts'
import { alone, rowsOf } from './migrate.ts'

describe('a provider on PostgreSQL', () => {
  const bench = useProvider()

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

  // It runs in this thread, and the process is restarted when its health check gets no answer.
  test('yields to the event loop during 100 queries', async () => {
    let [turns, isOver] = [0, false]
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(Array.from({ length: 100 }, () => bench.db.execute(sql`select 1`)))
    isOver = true
    expect(turns).toBeGreaterThan(3)
  })
})
