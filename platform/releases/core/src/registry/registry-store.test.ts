import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../documents/listen.ts'
import { channel } from '../documents/postgres-documents.ts'
import { folderPlace, openRegistry } from '../place.ts'
import { testFolder } from '../testing/test-folder.ts'
import { promoteVersions } from './registry-changes.ts'
import type { DocumentRegistry } from './registry-store.ts'

/** `HARDENING=long` has many write at once. */
const [processes, writersEach] = process.env.HARDENING ? [20, 10] : [2, 1]

/** What a test that fails leaves behind. */
const running = new Set<ChildProcess>()

const root = testFolder()
let postgres: Postgres
let databases = 0

beforeAll(async () => {
  postgres = await startPostgres({ maxConnections: 250 })
}, 60_000)
afterAll(() => postgres.stop())
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
})

/** An empty database's address. */
async function makeDatabase(): Promise<string> {
  const name = `registry_${++databases}`
  const client = new Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return postgres.url(name)
}

describe.each([
  { where: 'a folder', makeAddress: async () => root() },
  { where: 'PostgreSQL', makeAddress: makeDatabase },
])('the registry in $where', ({ where, makeAddress }) => {
  let address = ''
  let store: DocumentRegistry

  beforeEach(async () => {
    address = await makeAddress()
    store = await openRegistry(address)
  })

  test('is empty before the first change', async () => {
    expect(await store.read()).toEqual({ revision: 0, remotes: {} })
    expect(await store.history()).toEqual([])
  })

  test('keeps every version it ever made live, and who made it so', async () => {
    await store.change('ana', promoteVersions({ flights: '1.0.0', hotels: '2.0.0' }))
    const last = await store.change('luis', promoteVersions({ flights: '1.1.0' }))
    expect(await store.read()).toEqual({
      revision: 2,
      retired: {},
      remotes: {
        flights: { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] },
        hotels: { live: '2.0.0', versions: ['2.0.0'] },
      },
    })
    expect((await store.history()).map(({ by, changes }) => [by, changes.length])).toEqual([
      ['ana', 2],
      ['luis', 1],
    ])
    expect(await store.history(1)).toEqual([last])
  })

  test('a change that is refused leaves everything as it was', async () => {
    await store.change('ana', promoteVersions({ flights: '1.0.0' }))
    const refused = store.change('luis', () => {
      throw new Error('It does not fit.')
    })
    await expect(refused).rejects.toThrow('It does not fit.')
    expect((await store.read()).revision).toBe(1)
  })

  // Fault: ../documents/postgres-documents.ts "on conflict (name, revision) do nothing" → "on conflict (name, revision) do update set value = release_documents.value"
  test('changes at once lose nothing: one revision each, a complete history', async () => {
    const names = ['flights', 'hotels', 'tours', 'content']
    const others = await Promise.all(Array.from({ length: 5 }, () => openRegistry(address)))
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        others[n % 5]?.change(
          `team-${n % 5}`,
          promoteVersions({ [names[n % 4] ?? '']: `1.0.${n}` }),
        ),
      ),
    )
    const registry = await store.read()
    const history = await store.history()
    expect(registry.revision).toBe(60)
    expect(history.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 60 }, (_, n) => n + 1),
    )
    expect(history.at(-1)?.registry).toEqual(registry)
    const versions = Object.values(registry.remotes).flatMap((remote) => remote.versions)
    expect(new Set(versions).size).toBe(60)
    for (const [index, entry] of history.entries()) {
      const before = history[index - 1]?.registry.remotes ?? {}
      for (const { remote, from, to } of entry.changes) {
        expect(from).toBe(before[remote]?.live ?? null)
        expect(entry.registry.remotes[remote]?.live).toBe(to)
      }
    }
  })

  test(`kill -9 of ${processes} processes with ${processes * writersEach} writers loses nothing that was acknowledged`, async () => {
    const writing = Array.from({ length: processes }, (_, n) => writingProcess(address, `team${n}`))
    await Promise.all(writing.map(({ hasWritten }) => hasWritten(2)))
    const [killed, left] = [writing.slice(processes / 2), writing.slice(0, processes / 2)]
    const said = await Promise.all(
      killed.map(async ({ kill }) => {
        await pause(200 * Math.random())
        return kill()
      }),
    )
    // The others go on.
    await Promise.all(left.map(({ hasWritten }) => hasWritten(2 * writersEach)))
    said.push(...(await Promise.all(left.map(({ kill }) => kill()))))
    const acknowledged = said.flat()

    const history = await store.history()
    const made = history.flatMap(({ revision, changes }) =>
      changes.map(({ remote, to }) => `${revision} ${remote} ${to}`),
    )
    const lost = acknowledged.filter((line) => !made.includes(line))
    const doubled = made.length - new Set(made.map((line) => line.replace(/^\d+ /, ''))).size
    expect(lost).toEqual([])
    expect(doubled).toBe(0)
    expect(history.map(({ revision }) => revision)).toEqual(history.map((_, n) => n + 1))
    // Pages never see anything but a whole registry, and the next change goes on from the newest revision.
    expect((await store.read()).revision).toBeLessThanOrEqual(history.length)
    const next = await store.change('ana', promoteVersions({ tours: '1.0.0' }))
    expect(next.revision).toBe(history.length + 1)
    expect(await store.read()).toEqual(next.registry)
    console.log(
      `P19 · ${where}: ${processes * writersEach} writers in ${processes} processes, each ended by kill -9: ${lost.length} of ${acknowledged.length} acknowledged changes lost, ${doubled} doubled, ${history.length} revisions without a gap`,
    )
  }, 300_000)
})

test('any other address is refused, without its password', async () => {
  await expect(openRegistry('mysql://shop:secret@db/shop')).rejects.toThrow(
    /^REGISTRY_URL is no postgres:\/\/ address: mysql:\/\/…$/,
  )
})

describe('the registry in a folder', () => {
  const folder = () => folderPlace(root()).registry
  const file = () => join(root(), 'registry.json')

  test('a revision that was claimed when its process was killed is completed by the next change', async () => {
    await folder().change('ana', promoteVersions({ flights: '1.0.0' }))
    const before = await readFile(file(), 'utf8')
    await folder().change('ana', promoteVersions({ flights: '1.1.0' }))
    await writeFile(file(), before)
    const { registry } = await folder().change('luis', promoteVersions({ hotels: '2.0.0' }))
    expect(registry.remotes.flights?.live).toBe('1.1.0')
    expect((await folder().read()).revision).toBe(3)
  })

  test('a registry edited by hand is what the next change starts from', async () => {
    await folder().change('ana', promoteVersions({ flights: '1.0.0', hotels: '2.0.0' }))
    const { remotes, ...rest } = await folder().read()
    const { flights: _removed, ...kept } = remotes
    await writeFile(file(), JSON.stringify({ ...rest, remotes: kept }))
    const { registry } = await folder().change('ana', promoteVersions({ hotels: '2.1.0' }))
    expect(Object.keys(registry.remotes)).toEqual(['hotels'])
  })
})

test('a listener is called for every change, also after PostgreSQL was away', async () => {
  const connectionString = await makeDatabase()
  const store = await openRegistry(connectionString)
  let told = 0
  const stop = listen({ connectionString }, channel, 'registry', () => {
    told += 1
  })
  const toldTimes = (times: number) => expect.poll(() => told, { timeout: 15_000 }).toBe(times)
  // Each time it begins to listen, and for each change.
  await toldTimes(1)
  await store.change('ana', promoteVersions({ flights: '1.0.0' }))
  await toldTimes(2)
  await postgres.restart()
  await toldTimes(3)
  await store.change('luis', promoteVersions({ flights: '1.1.0' }))
  await toldTimes(4)
  stop()
})

/** A process whose writers promote one version after the other; `kill` answers what they had acknowledged. */
function writingProcess(address: string, team: string) {
  const program = join(import.meta.dirname, 'testing/promote-for-ever.ts')
  const child = spawn(process.execPath, [program, address, team, String(writersEach)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const lines = () => said.split('\n').slice(0, -1)
  const closed = once(child, 'close')
  running.add(child)
  void closed.then(() => running.delete(child))
  child.stdout.on('data', (text) => {
    said += String(text)
  })
  return {
    hasWritten: async (changes: number) => {
      while (lines().length < changes) {
        if (child.exitCode !== null) throw new Error(`${team} ended by itself.`)
        await Promise.race([once(child.stdout, 'data'), closed])
      }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await closed
      return lines()
    },
  }
}
