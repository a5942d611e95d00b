import type { IsoDate } from '@storefront/contract'
import { sql } from 'drizzle-orm'
import { stock } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import type { StockNeed } from './quote.ts'

type Kind = StockNeed['kind']

/** What has nothing left, in memory: lists and searches ask for every row they show. */
export type SoldOut = {
  /** Items of a kind with nothing left on some day from `first` up to but not including `end`. */
  between(kind: Kind, first: IsoDate, end: IsoDate): Promise<Set<string>>
  /** Makes the next question ask the database: something was just taken or given back here. */
  forget(): void
}

/** Another process's bookings are seen this late. A booking itself never trusts this: it locks the rows. */
const freshMs = 1000

/** Reads what is sold out at most once a second, however many ask. */
export function createSoldOut(db: Database): SoldOut {
  let reading: Promise<Map<Kind, [string, IsoDate][]>> | null = null
  let readAt = 0

  const current = () => {
    if (reading === null || Date.now() - readAt > freshMs) {
      readAt = Date.now()
      const started = readFull(db)
      reading = started
      // A failure is told to those who asked and not remembered.
      started.catch(() => {
        if (reading === started) reading = null
      })
    }
    return reading
  }

  return {
    between: async (kind, first, end) => {
      const full = (await current()).get(kind) ?? []
      return new Set(full.filter(([, day]) => day >= first && day < end).map(([item]) => item))
    },
    forget: () => {
      reading = null
    },
  }
}

async function readFull(db: Database): Promise<Map<Kind, [string, IsoDate][]>> {
  const rows = await db
    .select({ kind: stock.kind, itemId: stock.itemId, day: stock.day })
    .from(stock)
    .where(sql`${stock.held} + ${stock.sold} >= ${stock.capacity}`)
  const full = new Map<Kind, [string, IsoDate][]>()
  for (const { kind, itemId, day } of rows) {
    const ofKind = full.get(kind) ?? []
    full.set(kind, ofKind)
    ofKind.push([itemId, day])
  }
  return full
}
