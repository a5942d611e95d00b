import type { IsoDate } from '@storefront/contract'
import { isOutage } from '@storefront/server'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { stock } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { fewPlaces } from '../limits.ts'
import type { StockNeed } from './quote.ts'

/** Items of a kind, on the days from `first` up to but not including `end`. */
export type Shown = {
  kind: StockNeed['kind']
  items: readonly string[]
  first: IsoDate
  end: IsoDate
}

/** An item that has nothing left on a day. */
export type SoldOutDay = { item: string; day: IsoDate }

/** An item that has few places left on a day, or none. */
export type ScarceDay = SoldOutDay & { places: number }

/** For longer lists the query asks for everything sold out on those days: that is less work than naming every item. */
const mostNamed = 200

/** Delay until bookings of other processes show, in ms. Bookings do not rely on this: they lock the rows. */
const freshMs = 1000

/** Used while the database is away: nothing can be booked then, so lists hide nothing. */
const nothing: readonly ScarceDay[] = []

/**
 * Which items are sold out, for lists and searches. Reads the database at most once a second for the same items and days, for
 * any number of callers.
 */
export function createSoldOut(db: Database) {
  const answers = new LRUCache<string, Promise<readonly ScarceDay[]>>({ max: 1000, ttl: freshMs })
  const ask = ({ kind, items, first, end }: Asked, most: number): Promise<readonly ScarceDay[]> => {
    const named = items.length > mostNamed ? null : items
    const question = `${kind} ${first} ${end} ${most} ${named}`
    const known = answers.get(question)
    if (known) return known
    const asked = { kind, items: named, first, end }
    const answer = readScarce(db, asked, most).catch((error: unknown) => {
      if (isOutage(error)) return nothing
      throw error
    })
    answers.set(question, answer)
    // A failure is thrown to the callers that wait, and not kept.
    answer.catch(() => answers.delete(question))
    return answer
  }
  const onDays = (shown: Shown): Promise<readonly SoldOutDay[]> => ask(shown, 0)
  return {
    /** The same as `among`, each with the days on which nothing is left. */
    onDays,
    /** Items that have nothing left on some of the days; beside those asked for there may be others. */
    among: async (shown: Shown) => new Set((await onDays(shown)).map(({ item }) => item)),
    /** Days from `first` on with few places left, as the API answers them, by item. */
    placesLeft: async (shown: Omit<Shown, 'end'>) => {
      const days = await ask({ ...shown, end: null }, fewPlaces)
      const told = days.map(({ item, day, places }) => ({ item, date: day, places }))
      return Map.groupBy(told, ({ item }) => item)
    },
    /** Makes the next call read the database: stock was just taken or given back here. */
    forget: () => answers.clear(),
  }
}

export type SoldOut = ReturnType<typeof createSoldOut>

type Asked = Omit<Shown, 'end'> & { end: IsoDate | null }

/** Days on which at most so many are left of the items, of all with null. A day that nobody booked is none of them. */
function readScarce(
  db: Database,
  { kind, items, first, end }: Omit<Asked, 'items'> & { items: readonly string[] | null },
  most: number,
): Promise<ScarceDay[]> {
  const taken = sql`${stock.held} + ${stock.sold}`
  return db
    .select({
      item: stock.itemId,
      day: stock.day,
      places: sql<number>`${stock.capacity} - (${taken})`,
    })
    .from(stock)
    .where(
      and(
        eq(stock.kind, kind),
        items ? sql`${stock.itemId} = any(${sql.param(items)})` : undefined,
        gte(stock.day, first),
        end ? lt(stock.day, end) : undefined,
        // The partial index of sold-out days has the same condition.
        most === 0
          ? sql`${taken} >= ${stock.capacity}`
          : sql`${taken} > 0 and ${taken} >= ${stock.capacity} - ${most}::int`,
      ),
    )
    .orderBy(stock.day)
}
