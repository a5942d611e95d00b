import type { IsoDate } from '@storefront/contract'
import { isOutage } from '@storefront/server'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { stock } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import type { StockNeed } from './quote.ts'

/** What is asked about: things of a kind, on the days from `first` up to but not including `end`. */
export type Shown = {
  kind: StockNeed['kind']
  items: readonly string[]
  first: IsoDate
  end: IsoDate
}

/** An item that has nothing left on a day. */
export type SoldOutDay = { item: string; day: IsoDate }

/** For longer lists the query asks for everything sold out on those days: that is less work than naming every item. */
const mostNamed = 200

/** How late bookings of other processes show, in ms. Bookings do not rely on this: they lock the rows. */
const freshMs = 1000

/** Used while the database is away: nothing can be booked then, so lists hide nothing. */
const nothing: readonly SoldOutDay[] = []

/**
 * Which items are sold out, for lists and searches. Reads the database at most once a second for the same items and days, for
 * any number of callers.
 */
export function createSoldOut(db: Database) {
  const answers = new LRUCache<string, Promise<readonly SoldOutDay[]>>({ max: 1000, ttl: freshMs })
  const onDays = ({ kind, items, first, end }: Shown): Promise<readonly SoldOutDay[]> => {
    const named = items.length > mostNamed ? null : items
    const question = `${kind} ${first} ${end} ${named}`
    const known = answers.get(question)
    if (known) return known
    const answer = readSoldOut(db, { kind, items: named, first, end }).catch((error: unknown) => {
      if (isOutage(error)) return nothing
      throw error
    })
    answers.set(question, answer)
    // A failure is thrown to the callers that wait, and not kept.
    answer.catch(() => answers.delete(question))
    return answer
  }
  return {
    /** The same as `among`, each with the days on which nothing is left. */
    onDays,
    /** Items that have nothing left on some of the days; beside those asked for there may be others. */
    among: async (shown: Shown) => new Set((await onDays(shown)).map(({ item }) => item)),
    /** Makes the next call read the database: stock was just taken or given back here. */
    forget: () => answers.clear(),
  }
}

export type SoldOut = ReturnType<typeof createSoldOut>

/** What is sold out of the items, of all with null. */
function readSoldOut(
  db: Database,
  { kind, items, first, end }: Omit<Shown, 'items'> & { items: readonly string[] | null },
): Promise<SoldOutDay[]> {
  return db
    .select({ item: stock.itemId, day: stock.day })
    .from(stock)
    .where(
      and(
        eq(stock.kind, kind),
        items ? sql`${stock.itemId} = any(${sql.param(items)})` : undefined,
        gte(stock.day, first),
        lt(stock.day, end),
        sql`${stock.held} + ${stock.sold} >= ${stock.capacity}`,
      ),
    )
}
