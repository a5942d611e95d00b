import { untraced, withStatements } from '@storefront/server'
import { describe, expect, test } from 'vitest'
import { post, seats } from '../testing/calls.ts'
import { engines, useProvider } from '../testing/engines.ts'

describe.each(engines)('on %s', (engine) => {
  const names: string[] = []
  const around = (name: string, run: () => unknown) => {
    names.push(name)
    return run()
  }
  const tracing = {
    ...untraced,
    client: <Client extends object>(client: Client) => withStatements(client, around),
  }
  const bench = useProvider(engine, { settings: { tracing } })

  test('a booking is made as ever, and each of its statements has a name, in transactions too', async () => {
    const { app } = bench.provider
    names.length = 0
    const { status } = await post(app, '/bookings/whatsapp', seats('2027-01-15', 'LAX'))
    expect(status).toBe(201)
    expect(names).toEqual(expect.arrayContaining(['insert booking', 'insert outbox']))
    expect(names.filter((name) => /ada|byron|X1234567|LAX/i.test(name))).toEqual([])
  })
})
