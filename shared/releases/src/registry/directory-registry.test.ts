import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryRegistry } from './directory-registry.ts'
import { promoteVersions } from './registry-changes.ts'

let root = ''
const store = () => new DirectoryRegistry(root)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'registry-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('the registry keeps every version it ever made live, and who made it so', async () => {
  await store().change('ana', promoteVersions({ flights: '1.0.0', hotels: '2.0.0' }))
  await store().change('luis', promoteVersions({ flights: '1.1.0' }))
  expect(await store().read()).toEqual({
    revision: 2,
    retired: {},
    remotes: {
      flights: { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] },
      hotels: { live: '2.0.0', versions: ['2.0.0'] },
    },
  })
  expect((await store().history()).map(({ by, changes }) => [by, changes.length])).toEqual([
    ['ana', 2],
    ['luis', 1],
  ])
})

test('200 changes at once lose nothing: one revision each, a complete history', async () => {
  const names = ['flights', 'hotels', 'tours', 'content']
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      store().change(`team-${n % 5}`, promoteVersions({ [names[n % 4] ?? '']: `1.0.${n}` })),
    ),
  )
  const registry = await store().read()
  const history = await store().history()
  expect(registry.revision).toBe(200)
  expect(history.map(({ revision }) => revision)).toEqual(
    Array.from({ length: 200 }, (_, n) => n + 1),
  )
  expect(history.at(-1)?.registry).toEqual(registry)
  const versions = Object.values(registry.remotes).flatMap((remote) => remote.versions)
  expect(new Set(versions).size).toBe(200)
  for (const [index, entry] of history.entries()) {
    const before = history[index - 1]?.registry.remotes ?? {}
    for (const { remote, from, to } of entry.changes) {
      expect(from).toBe(before[remote]?.live ?? null)
      expect(entry.registry.remotes[remote]?.live).toBe(to)
    }
  }
})

test('a revision that was claimed when its process was killed is completed by the next change', async () => {
  await store().change('ana', promoteVersions({ flights: '1.0.0' }))
  const before = await readFile(store().file, 'utf8')
  await store().change('ana', promoteVersions({ flights: '1.1.0' }))
  await writeFile(store().file, before)
  const { registry } = await store().change('luis', promoteVersions({ hotels: '2.0.0' }))
  expect(registry.remotes.flights?.live).toBe('1.1.0')
  expect((await store().read()).revision).toBe(3)
})

test('a registry edited by hand is what the next change starts from', async () => {
  await store().change('ana', promoteVersions({ flights: '1.0.0', hotels: '2.0.0' }))
  const { remotes, ...rest } = await store().read()
  const { flights: _removed, ...kept } = remotes
  await writeFile(store().file, JSON.stringify({ ...rest, remotes: kept }))
  const { registry } = await store().change('ana', promoteVersions({ hotels: '2.1.0' }))
  expect(Object.keys(registry.remotes)).toEqual(['hotels'])
})

test('kill -9 in the middle of changes loses nothing that was acknowledged', async () => {
  for (let round = 0; round < 3; round++) {
    const teams = ['flights', 'hotels'].map((name) => promotingProcess(name))
    await Promise.all(teams.map(({ started }) => started))
    await pause(40 * Math.random())
    const acknowledged = await Promise.all(teams.map(({ kill }) => kill()))

    const history = await store().history()
    const made = new Set(
      history.flatMap(({ revision, changes }) => changes.map(({ to }) => `${revision} ${to}`)),
    )
    expect(acknowledged.flat().length).toBeGreaterThan(2)
    expect(acknowledged.flat().filter((line) => !made.has(line))).toEqual([])
    expect(history.map(({ revision }) => revision)).toEqual(history.map((_, n) => n + 1))
    // Pages never see anything but a whole registry, and the next change goes on from the newest revision.
    expect((await store().read()).revision).toBeLessThanOrEqual(history.length)
    const next = await store().change('ana', promoteVersions({ tours: `1.0.${round}` }))
    expect(next.revision).toBe(history.length + 1)
    expect(await store().read()).toEqual(next.registry)
  }
})

/** A process of its own that promotes one version after the other; `kill` answers what it had acknowledged. */
function promotingProcess(name: string) {
  const program = join(import.meta.dirname, 'testing/promote-for-ever.ts')
  const child = spawn(process.execPath, [program, root, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  // It is in the middle of changes once it has acknowledged two of them.
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      said += String(text)
      if (said.split('\n').length > 2) resolve()
    })
  })
  return {
    started,
    kill: async () => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
      return said.split('\n').slice(0, -1)
    },
  }
}
