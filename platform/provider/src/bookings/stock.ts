import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { rowsOf } from '../database/migrate.ts'
import type { StockNeed } from './quote.ts'
import type { StockUse } from './status.ts'

/**
 * Moves a booking's stock to another use, in the caller's transaction. Returns false, without moving any, if some is
 * not available. Always locks rows in one order, so that bookings of overlapping nights cannot deadlock.
 */
export async function moveStock(
  tx: Database,
  needs: readonly StockNeed[],
  from: StockUse,
  to: StockUse,
): Promise<boolean> {
  if (from === to || needs.length === 0) return true
  const list = needsTable(needs)
  if (from === 'none') {
    await tx.execute(sql`
      insert into stock (kind, item_id, day, capacity)
      select kind, item_id, day, capacity from ${list} order by kind, item_id, day
      on conflict do nothing`)
  }
  const held = change('held', from, to)
  const sold = change('sold', from, to)
  // Locks the rows in order first, because UPDATE … FROM locks them in any order.
  const locked = rowsOf<{ enough: boolean }>(
    await tx.execute(sql`
      select stock.held + stock.sold + ${held + sold}::int * need.quantity <= stock.capacity as enough
      from ${list} join stock using (kind, item_id, day)
      order by stock.kind, stock.item_id, stock.day
      for update of stock`),
  )
  if (locked.length !== needs.length || locked.some((row) => !row.enough)) return false
  await tx.execute(sql`
    update stock set
      held = stock.held + ${held}::int * need.quantity,
      sold = stock.sold + ${sold}::int * need.quantity
    from ${list}
    where (stock.kind, stock.item_id, stock.day) = (need.kind, need.item_id, need.day)`)
  return true
}

function change(column: 'held' | 'sold', from: StockUse, to: StockUse): -1 | 0 | 1 {
  if (to === column) return 1
  return from === column ? -1 : 0
}

/** Table `need` from one JSON parameter, which both drivers accept. */
function needsTable(needs: readonly StockNeed[]): SQL {
  return sql`(select "itemId" as item_id, * from jsonb_to_recordset(${JSON.stringify(needs)}::jsonb)
    as given(kind text, "itemId" text, day date, quantity int, capacity int)) need`
}
