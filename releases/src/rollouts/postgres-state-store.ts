import * as v from 'valibot'
import { openPool } from '../database/open-pool.ts'
import { stateSchema } from './state-schema.ts'
import type { StateStore } from './state-store.ts'

/** The advisory lock under which the table is made; any number, the same in every process. */
const tableLock = 7_205_545

const makeTable = `
  select pg_advisory_xact_lock(${tableLock});
  create table if not exists release_rollouts (
    environment text primary key, revision integer not null, state jsonb not null
  )`
const read = 'select revision, state from release_rollouts where environment = $1'
const insert = `
  insert into release_rollouts (environment, revision, state) values ($1, $2 + 1, $3)
  on conflict do nothing`
const update = `
  update release_rollouts set revision = $2 + 1, state = $3 where environment = $1 and revision = $2`

/** Keeps the state of an environment in a row of the database that its registry is in. */
export async function postgresStateStore(
  environment: string,
  address: string,
): Promise<StateStore> {
  const pool = await openPool(address, makeTable, 2)
  return {
    read: async () => {
      const { rows } = await pool.query<{ revision: number; state: unknown }>(read, [environment])
      const [row] = rows
      return row ? { revision: row.revision, state: v.parse(stateSchema, row.state) } : null
    },
    write: async (after, state) => {
      const values = [environment, after, JSON.stringify(state)]
      const { rowCount } = await pool.query(after === 0 ? insert : update, values)
      return rowCount === 1
    },
    close: () => pool.end(),
  }
}
