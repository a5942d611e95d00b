import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays, cancunDay } from '../calendar.ts'
import { openProvider, type Provider } from '../provider.ts'
import { post, seats } from '../testing/calls.ts'
import { makeFolder } from '../testing/engines.ts'
import { silentLog, unpack } from '../testing/filled-database.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'

const token = 't'.repeat(32)
const settings = {
  secret: 's'.repeat(32),
  operationsToken: token,
  sandboxPayments: true,
  bookingsPerMinute: 1_000_000,
  unpaidPlaces: 1_000_000,
  log: silentLog,
}
const open = (dataDir: string) => openProvider({ ...settings, dataDir }, { sweeps: false })

/** Least number of bookings before the backup begins. */
const enough = repetitions(6, 100)

/** Books continuously, calls `backUp` meanwhile, and returns the bookings acknowledged before the backup began. */
async function bookDuring(provider: Provider, backUp: () => Promise<void>) {
  const acknowledged = new Map<string, unknown>()
  let isOver = false
  const work = Array.from({ length: 2 }, async (_, worker) => {
    for (let i = 0; !isOver; i++) {
      const key = `${worker}-${i}`
      acknowledged.set(key, await book(provider, key))
    }
  })
  await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(enough)
  const before = new Map(acknowledged)
  await backUp()
  isOver = true
  await Promise.all(work)
  return before
}

const today = cancunDay(new Date())

/** Books with an idempotency key, on a day that depends on the key. */
async function book({ app }: Provider, key: string): Promise<unknown> {
  const body = seats(addDays(today, 10 + (Number(key.split('-')[1]) % 300)))
  const answer = await post(app, '/bookings/create-checkout', body, { 'idempotency-key': key })
  expect([200, 201]).toContain(answer.status)
  return answer.body
}

test('a backup of PGlite under load restores every booking acknowledged before it, and no file names a traveller', async () => {
  const lost = await makeFolder()
  const first = await open(lost)
  let backup = new Blob()
  const acknowledged = await bookDuring(first, async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await first.app.request('/operations/backup', { headers })
    expect(answer.status).toBe(200)
    backup = await answer.blob()
  })
  await first.close()
  expect(await filesWith(lost, /byron|X1234567/i)).toEqual([])
  // Proves that the search reads these files.
  expect(await filesWith(lost, /CUN-\w{6}/)).not.toEqual([])
  await rm(lost, { recursive: true })

  const restored = `${lost}-restored`
  await unpack(backup, join(restored, 'database'))
  const second = await open(restored)
  // A repeated call gets the same answer.
  for (const [key, body] of acknowledged) expect(await book(second, key)).toEqual(body)
  expect(await stockProblems(second.deps.db)).toEqual([])
  await second.close()
  await rm(restored, { recursive: true })
}, 120_000)

async function filesWith(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return files.filter((_, index) => pattern.test(texts[index] ?? ''))
}
