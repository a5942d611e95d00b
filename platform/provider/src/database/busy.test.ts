import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { engines, useProvider } from '../testing/engines.ts'

describe.each(engines)('a crowd of readers under %s', (engine) => {
  const bench = useProvider(engine)

  // Fault: ./connect.ts "await turnOfEventLoop()" → ""
  test('A2: 400 queries at once leave the event loop its turns', async () => {
    let [last, longestMs, isOver] = [performance.now(), 0, false]
    const start = last
    const turn = () => {
      longestMs = Math.max(longestMs, performance.now() - last)
      last = performance.now()
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(Array.from({ length: 400 }, () => bench.db.execute(sql`select 1`)))
    isOver = true
    turn()
    expect(longestMs).toBeLessThan((performance.now() - start) / 2)
  })
})
