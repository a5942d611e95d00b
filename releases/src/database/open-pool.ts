import { Pool } from 'pg'
import { tracing } from '../tracing.ts'

/** Timeout of a database that is down or hangs, in ms. */
const timeouts = { connectionTimeoutMillis: 3000, query_timeout: 5000 }

/** Connections to the database of an address, once what `prepare` says is there (SQL, run at every start). Throws where it does not answer. */
export async function openPool(address: string, prepare: string, max = 4): Promise<Pool> {
  const pool = new Pool({ connectionString: address, max, ...timeouts })
  // The pool replaces an idle connection that breaks; without a listener it would end the process.
  pool.on('error', () => undefined)
  await pool.query(prepare)
  return tracing.client(pool)
}
