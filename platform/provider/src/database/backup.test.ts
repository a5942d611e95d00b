import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays, cancunDay } from '../calendar.ts'
import { openProvider, type Provider } from '../provider.ts'
import { bookSeat } from '../testing/calls.ts'
import { makeFolder } from '../testing/engines.ts'
import { silentLog, unpack } from '../testing/filled-database.ts'
import { repetitions } from '../testing/repetitions.ts'
import { stockProblems } from '../testing/stock-check.ts'

const token = 't'.repeat(32)
const settings = {
  secret: 's'.repeat(32),
  operationsToken: token,
  sandboxPayments: true,
  unpaidPlaces: 1_000_000,
  log: silentLog,
}
const open = (dataDir: string) => openProvider({ ...settings, dataDir }, { sweeps: false })
const day = addDays(cancunDay(new Date()), 60)

/** Makes bookings at once, or repeats them, with keys of this name. */
function bookAll({ app }: Provider, name: string): Promise<unknown[]> {
  const keys = Array.from({ length: repetitions(6, 80) }, (_, i) => `${name}-${i}`)
  return Promise.all(keys.map(async (key) => (await bookSeat(app, { day, key, name: key })).body))
}

test('a backup of PGlite under load restores every booking acknowledged before it, and no file names a traveller', async () => {
  const lost = await makeFolder()
  const first = await open(lost)
  const acknowledged = await bookAll(first, 'before')
  const during = bookAll(first, 'during')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await first.app.request('/operations/backup', { headers })
  expect(answer.status).toBe(200)
  const backup = await answer.blob()
  await during
  await first.close()
  expect(await filesWith(lost, /byron|X1234567/i)).toEqual([])
  // Proves that the search reads these files.
  expect(await filesWith(lost, /CUN-\w{6}/)).not.toEqual([])
  await rm(lost, { recursive: true })

  const restored = `${lost}-restored`
  await unpack(backup, join(restored, 'database'))
  const second = await open(restored)
  // A repeated call gets the same answer.
  expect(await bookAll(second, 'before')).toEqual(acknowledged)
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
