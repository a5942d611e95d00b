import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '@storefront/postgres'
import { type HistoryEntry, openDocuments, openRegistry } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { startService } from '../testing/start-service.ts'
import { changeAnswer } from '../wire.ts'
import { Audit } from './audit.ts'
import { reconcile } from './reconcile.ts'

const isLong = process.env.HARDENING === 'long'
const [writers, kills, answersBeforeKill] = isLong ? [100, 10, 150] : [4, 2, 10]

const folder = testFolder()
beforeEach(async () => {
  const sha256 = createHash('sha256').update('ci-token').digest('hex')
  const tokens = [{ name: 'flights-ci', roles: ['team:flights'], sha256 }]
  await writeFile(join(folder(), 'tokens.json'), JSON.stringify(tokens))
  await plant(join(folder(), 'releases'), [plantedRelease('flights', '1.0.0')])
})
/** The service as a process, on registry and audit at these addresses. */
const start = (registry: string, audit: string) =>
  startService({
    RELEASES_DIR: join(folder(), 'releases'),
    REGISTRY_URL: registry,
    AUDIT_URL: audit,
    RELEASES_TOKENS: join(folder(), 'tokens.json'),
    CALLS_PER_MINUTE: '1000000',
  })

type Service = Awaited<ReturnType<typeof start>>

/** Writers that pin a version again and again, each for a reason of its own, until the service dies under them after so many answers. */
async function writeUntilKilled({ url, end }: Service, round: string, answers: number) {
  const acknowledged: HistoryEntry[] = []
  const write = async (writer: number) => {
    for (let n = 0; ; n++) {
      const body = { app: 'flights', version: '1.0.0', reason: `${round} ${writer} ${n}` }
      const answer = await fetch(`${url}/api/environments/production/pins`, {
        method: 'POST',
        headers: { authorization: 'Bearer ci-token', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      acknowledged.push(v.parse(changeAnswer, await answer.json()))
      // The others are in the middle of their calls.
      if (acknowledged.length === answers) void end('SIGKILL')
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: writers }, (_, n) => write(n)))
  const died = ends.map((end) => (end.status === 'rejected' ? String(end.reason) : ''))
  expect(died.filter((text) => !/fetch failed|terminated/.test(text))).toEqual([])
  return acknowledged
}

test.each([
  { where: 'a folder', opens: async () => null },
  { where: 'PostgreSQL', opens: () => startPostgres() },
])(
  `kill -9 of two services under ${writers} writers each, on $where: every change is there, and in the audit, once`,
  async ({ where, opens }) => {
    const postgres = await opens()
    try {
      const registry = postgres?.url('postgres') ?? join(folder(), 'releases')
      const address = postgres?.url('postgres') ?? join(folder(), 'data')
      const acknowledged: HistoryEntry[] = []
      for (let round = 0; round < kills; round++) {
        const both = await Promise.all([start(registry, address), start(registry, address)])
        // The second goes on after the first.
        const told = both.map((service, n) =>
          writeUntilKilled(service, `${round} ${n}`, answersBeforeKill * (n + 1)),
        )
        acknowledged.push(...(await Promise.all(told)).flat())
      }
      const store = await openRegistry(registry)
      const history = await store.history()
      const own = await openDocuments(address)
      const audit = new Audit(own)
      const before = (await audit.revisions('production')).size
      await reconcile(audit, { name: 'production', place: { registry: store } }, 0)
      const done = (await audit.newest(1_000_000)).filter(({ outcome }) => outcome === 'done')
      await own.close()
      const told = new Map(done.map((entry) => [entry.revision, entry]))

      expect(history.map(({ revision }) => revision)).toEqual(history.map((_, n) => n + 1))
      const lost = acknowledged.filter(
        ({ revision, changes }) => history[revision - 1]?.changes[0]?.reason !== changes[0]?.reason,
      )
      const missing = history.filter(
        ({ revision, by, changes }) =>
          told.get(revision)?.who !== by || told.get(revision)?.reason !== changes[0]?.reason,
      )
      expect([lost, missing]).toEqual([[], []])
      expect(done).toHaveLength(history.length)
      const reasons = new Set(history.map(({ changes }) => changes[0]?.reason))
      expect(reasons.size).toBe(history.length)
      console.log(
        `P19 · ${where}: 2 × ${writers} writers, ${kills} times kill -9: ${lost.length} of ${acknowledged.length} acknowledged changes lost, ${missing.length} of ${history.length} not in the audit, ${history.length - before} lines from the history after the last kill`,
      )
    } finally {
      await postgres?.stop()
    }
  },
  300_000,
)
