import { type Postgres, startPostgres } from '@storefront/postgres'
import { createLog } from '@storefront/server'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverDue } from '../webhooks/deliver.ts'
import { openPositions } from '../webhooks/positions.ts'
import { type Audit, type AuditLine, openAudit } from './audit.ts'

const log = createLog('silent')
let postgres: Postgres
let address: string
/** Two processes on one database. */
let one: Audit
let other: Audit
beforeAll(async () => {
  postgres = await startPostgres()
  address = postgres.url('postgres')
  ;[one, other] = await Promise.all([openAudit(address, log), openAudit(address, log)])
}, 60_000)
afterAll(async () => {
  await one.close()
  await other.close()
  await postgres.stop()
})

const line: AuditLine = {
  who: 'ana',
  roles: ['team:flights'],
  verb: 'publish',
  environment: 'production',
  app: 'flights',
  reason: null,
  outcome: 'done',
  sentence: 'flights 1.1.0: published',
  revision: null,
  version: '1.1.0',
  commit: 'abc1234',
}

test('several processes add lines in one order, one for a revision, and no line can be changed or removed', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).append(line)))
  await Promise.all([one, other].map((audit) => audit.append({ ...line, revision: 4 })))
  const ids = (await one.after(0, 100)).map(({ id }) => id)
  expect(ids).toHaveLength(21)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(await other.revisions('production')).toEqual(new Set([4]))
  expect((await one.newest(1))[0]).toMatchObject({ ...line, revision: 4 })
  expect(await one.newest(100, ids[3])).toHaveLength(3)
  expect(await one.published('flights')).toHaveLength(21)
  expect(await one.published('hotels')).toEqual([])
  const pool = new Pool({ connectionString: address })
  for (const change of [
    'delete from release_audit',
    'update release_audit set revision = 5',
    'truncate release_audit',
  ]) {
    await expect(pool.query(change)).rejects.toThrow('the audit is append-only')
  }
  await pool.end()
})

test('of several processes one sends an entry to a target', async () => {
  const heard: number[] = []
  const targets = [{ url: 'https://chat.example/hook', secret: '' }]
  const processes = await Promise.all(
    [one, other].map(async (audit) => ({ audit, positions: await openPositions(address) })),
  )
  const look = () =>
    Promise.all(
      processes.map((process) =>
        deliverDue({ ...process, targets, log, send: async (_, { id }) => void heard.push(id) }),
      ),
    )
  await look()
  for (let n = 0; n < 5; n++) await one.append(line)
  await look()
  await look()
  expect(heard).toEqual((await one.newest(5)).map(({ id }) => id).reverse())
  for (const { positions } of processes) await positions.close()
})
