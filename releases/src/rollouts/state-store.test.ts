import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { emptyTally } from '@storefront/releases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { directoryStateStore } from './directory-state-store.ts'
import { postgresStateStore } from './postgres-state-store.ts'
import { emptyState, withBatch } from './rollout-state.ts'
import type { StateStore } from './state-store.ts'

let folder = ''
let postgres: Postgres
const opened: StateStore[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollouts-'))
  postgres = await startPostgres()
}, 60_000)
afterAll(async () => {
  for (const store of opened) await store.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  { where: 'a folder', open: async () => directoryStateStore(join(folder, 'state')) },
  {
    where: 'PostgreSQL',
    open: () => postgresStateStore('production', postgres.url('postgres')),
  },
])('the state in $where', ({ open }) => {
  /** Of processes that begin at once, each with its own connections. */
  const openMany = async (count: number) => {
    const stores = await Promise.all(Array.from({ length: count }, open))
    opened.push(...stores)
    return stores
  }

  test('of many who write after the same revision one does, also at the first', async () => {
    const stores = await openMany(4)
    for (const after of [0, 1]) {
      const outcomes = await Promise.all(stores.map((store) => store.write(after, emptyState)))
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await stores[0]?.read()).toEqual({ revision: after + 1, state: emptyState })
    }
  })

  test('what many processes count at once is all counted, and read as it was written', async () => {
    const tally = { ...emptyTally('flights', '1.0.0'), visitors: 1, pages: 1 }
    const told = { ...tally, lastError: { name: 'TypeError', at: '2026-11-22T10:00:00.000Z' } }
    const count = async (store: StateStore, from: string) => {
      for (let number = 1; number <= 5; ) {
        const before = await store.read()
        const state = withBatch(before?.state ?? emptyState, { from, number, tallies: [told] })
        if (await store.write(before?.revision ?? 0, state)) number++
      }
    }
    const stores = await openMany(3)
    await Promise.all(stores.map((store, n) => count(store, `storefront ${n}`)))
    const sum = { ...told, visitors: 15, pages: 15 }
    expect((await stores[0]?.read())?.state.tallies).toEqual([sum])
  })
})
