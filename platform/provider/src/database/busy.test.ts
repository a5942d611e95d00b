import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { engines, useProvider } from '../testing/engines.ts'

describe.each(engines)('a crowd of readers under %s', (engine) => {
  const bench = useProvider(engine)

  test('400 queries at once leave the event loop its turns', async () => {
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
