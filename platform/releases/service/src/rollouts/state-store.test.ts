import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { type Documents, emptyTally, openDocuments } from '@storefront/releases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBatch } from './rollout-state.ts'
import { readState, updateState } from './state-store.ts'

let folder = ''
let postgres: Postgres
const opened: Documents[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollouts-'))
  postgres = await startPostgres()
}, 60_000)
afterAll(async () => {
  for (const documents of opened) await documents.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  { where: 'a folder', address: () => folder },
  { where: 'PostgreSQL', address: () => postgres.url('postgres') },
])(
  'what many processes count at once in $where is all counted, and read as it was written',
  async ({ address }) => {
    const tally = { ...emptyTally('flights', '1.0.0'), visitors: 1, pages: 1 }
    const told = { ...tally, lastError: { name: 'TypeError', at: '2026-11-22T10:00:00.000Z' } }
    const now = new Date('2026-11-22T10:00:01.000Z')
    const count = async (documents: Documents, from: string) => {
      for (let number = 1; number <= 5; number++) {
        await updateState(documents, (state) =>
          withBatch(state, { from, number, tallies: [told] }, now),
        )
      }
    }
    // Of processes that begin at once, each with its own connections.
    const all = await Promise.all(Array.from({ length: 3 }, () => openDocuments(address())))
    opened.push(...all)
    await Promise.all(all.map((documents, n) => count(documents, `storefront ${n}`)))
    const sum = { ...told, visitors: 15, pages: 15, toldAt: now.toISOString() }
    for (const documents of all) expect((await readState(documents)).tallies).toEqual([sum])
  },
)
