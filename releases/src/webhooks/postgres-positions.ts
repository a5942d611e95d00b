import type { Pool } from 'pg'
import { openPool } from '../database/open-pool.ts'
import type { Position, Positions } from './positions.ts'

const makeTable = `
  select pg_advisory_xact_lock(7205544);
  create table if not exists webhook_positions (
    url text primary key,
    last bigint not null,
    tries integer not null,
    due_at bigint not null
  )`

/** Skips a row that another process works on. */
const claim =
  'select last, tries, due_at from webhook_positions where url = $1 for update skip locked'

/** The positions of any number of processes. */
export class PostgresPositions implements Positions {
  private readonly pool: Pool

  private constructor(pool: Pool) {
    this.pool = pool
  }

  static async open(address: string): Promise<PostgresPositions> {
    return new PostgresPositions(await openPool(address, makeTable))
  }

  async step(url: string, start: number, step: (at: Position) => Promise<Position>): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query(
        'insert into webhook_positions values ($1, $2, 0, 0) on conflict (url) do nothing',
        [url, start],
      )
      await client.query('begin')
      const { rows } = await client.query<{ last: string; tries: number; due_at: string }>(claim, [
        url,
      ])
      const [row] = rows
      if (row) {
        const at = { last: Number(row.last), tries: row.tries, dueAt: Number(row.due_at) }
        const { last, tries, dueAt } = await step(at)
        await client.query(
          'update webhook_positions set last = $2, tries = $3, due_at = $4 where url = $1',
          [url, last, tries, dueAt],
        )
      }
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}
