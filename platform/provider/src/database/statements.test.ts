import { untraced, withStatements } from '@storefront/server'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { post, seats } from '../testing/calls.ts'
import { engines, useProvider } from '../testing/engines.ts'

describe.each(engines)('a connection to %s', (engine) => {
  const names: string[] = []
  const around = (name: string, run: () => unknown) => {
    names.push(name)
    return run()
  }
  const tracing = {
    ...untraced,
    client: <Client extends object>(client: Client) => withStatements(client, around),
  }
  const bench = useProvider({ engine, settings: { tracing } })

  test('traces each statement of a booking by name, also in transactions, without its values', async () => {
    names.length = 0
    const { status } = await post(
      bench.provider.app,
      '/bookings/whatsapp',
      seats('2027-01-15', 'LAX'),
    )
    expect(status).toBe(201)
    expect(names).toEqual(expect.arrayContaining(['insert booking', 'insert outbox']))
    expect(names.filter((name) => /ada|byron|X1234567|LAX/i.test(name))).toEqual([])
  })

  test('yields to the event loop during 400 concurrent queries', async () => {
    let [turns, isOver] = [0, false]
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(Array.from({ length: 400 }, () => bench.db.execute(sql`select 1`)))
    isOver = true
    expect(turns).toBeGreaterThan(3)
  })
})
