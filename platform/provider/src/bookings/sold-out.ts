import type { IsoDate } from '@storefront/contract'
import { isOutage } from '@storefront/server'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { stock } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { fewPlaces } from '../limits.ts'
import { soldOutFreshMs } from '../times.ts'
import type { StockNeed } from './quote.ts'

/** Items of one kind, and the days from `first` up to but not including `end`. */
export type SoldOutQuery = {
  kind: StockNeed['kind']
  items: readonly string[]
  first: IsoDate
  end: IsoDate
}

export type SoldOutDay = { item: string; day: IsoDate }

export type ScarceDay = SoldOutDay & { places: number }

/** For more items than this, the query names none and reads all that is sold out on the days, which is cheaper. */
const mostNamed = 200

/** Result while the database is unreachable, so that lists hide nothing. */
const nothing: readonly ScarceDay[] = []

/** Looks up sold-out items for lists and searches. Queries the same items and days at most once a second. */
export function createSoldOut(db: Database) {
  const answers = new LRUCache<string, Promise<readonly ScarceDay[]>>({
    max: 1000,
    ttl: soldOutFreshMs,
  })
  const find = (
    { kind, items, first, end }: ScarceQuery,
    most: number,
  ): Promise<readonly ScarceDay[]> => {
    const named = items.length > mostNamed ? null : items
    const key = `${kind} ${first} ${end} ${most} ${named}`
    const known = answers.get(key)
    if (known) return known
    const query = { kind, items: named, first, end }
    const answer = readScarce(db, query, most).catch((error: unknown) => {
      if (isOutage(error)) return nothing
      throw error
    })
    answers.set(key, answer)
    // Callers already waiting get the failure, and the next call queries again.
    answer.catch(() => answers.delete(key))
    return answer
  }
  const onDays = (shown: SoldOutQuery): Promise<readonly SoldOutDay[]> => find(shown, 0)
  return {
    /** Like `among`, with the sold-out days of each item. */
    onDays,
    /** Items sold out on at least one of the days; may include items that were not requested. */
    among: async (shown: SoldOutQuery) => new Set((await onDays(shown)).map(({ item }) => item)),
    /** Days from `first` on with few places left, by item. */
    placesLeft: async (shown: Omit<SoldOutQuery, 'end'>) => {
      const days = await find({ ...shown, end: null }, fewPlaces)
      return Map.groupBy(days, ({ item }) => item)
    },
    /** Clears the cache, after stock changed in this process. */
    forget: () => answers.clear(),
  }
}

export type SoldOut = ReturnType<typeof createSoldOut>

type ScarceQuery = Omit<SoldOutQuery, 'end'> & { end: IsoDate | null }

/** Days with at most `most` places left, for these items, or for all if null. Days without bookings are not listed. */
function readScarce(
  db: Database,
  { kind, items, first, end }: Omit<ScarceQuery, 'items'> & { items: readonly string[] | null },
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
        // The day after 9999-12-31 has a sign and six digits of the year, which PostgreSQL does not read.
        end && !end.startsWith('+') ? lt(stock.day, end) : undefined,
        // The partial index of sold-out days has the same condition.
        most === 0
          ? sql`${taken} >= ${stock.capacity}`
          : sql`${taken} > 0 and ${taken} >= ${stock.capacity} - ${most}::int`,
      ),
    )
    .orderBy(stock.day)
}
