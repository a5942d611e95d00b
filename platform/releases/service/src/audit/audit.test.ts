import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { type Documents, folderPlace, openDocuments, releaseDesk } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { createLog } from '@storefront/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDue } from '../webhooks/deliver.ts'
import { Audit, type AuditLine } from './audit.ts'
import { reconcile } from './reconcile.ts'

const log = createLog('silent')
let postgres: Postgres
const opened: Documents[] = []
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(async () => {
  for (const documents of opened) await documents.close()
  await postgres.stop()
})

/** The audit as a process of its own sees it. */
async function open(address: string): Promise<Audit> {
  const documents = await openDocuments(address)
  opened.push(documents)
  return new Audit(documents)
}

const folder = testFolder()

const line: AuditLine = {
  who: 'ana',
  roles: ['qa'],
  verb: 'approve',
  environment: 'production',
  app: 'flights',
  reason: 'seen',
  outcome: 'done',
  sentence: 'approve flights – → 1.1.0',
}
const ids = async (entries: Promise<{ id: number }[]>) => (await entries).map(({ id }) => id)

describe.each([
  { where: 'a folder', address: () => folder() },
  { where: 'PostgreSQL', address: () => postgres.url('postgres') },
])('the audit in $where', ({ where, address }) => {
  test('several processes add lines in one order, one for a revision, also after a restart', async () => {
    const [one, other] = [await open(address()), await open(address())]
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).append(line)))
    await Promise.all([one, other].map((audit) => audit.append({ ...line, revision: 4 })))
    for (const audit of [one, other, await open(address())]) {
      expect(await ids(audit.after(0, 100))).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
      expect(await ids(audit.newest(3))).toEqual([21, 20, 19])
      expect(await ids(audit.newest(3, 19))).toEqual([18, 17, 16])
      expect(await ids(audit.after(19, 10))).toEqual([20, 21])
      expect(await audit.revisions('production')).toEqual(new Set([4]))
      expect((await audit.newest(1))[0]).toMatchObject({ ...line, revision: 4 })
    }
    const published = { ...line, version: '1.1.0', commit: 'abc1234' }
    await one.append(published)
    await one.append({ ...published, outcome: 'refused' })
    expect(await other.published('flights')).toMatchObject([published])
    expect(await other.published('hotels')).toEqual([])
  })

  test('of several processes one sends an entry to a target', async () => {
    const heard: number[] = []
    const targets = [{ url: `https://chat.example/${where}`, secret: '' }]
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const documents = await openDocuments(address())
        opened.push(documents)
        return { documents, audit: new Audit(documents) }
      }),
    )
    const send = async (_: unknown, { id }: { id: number }) => void heard.push(id)
    const look = () =>
      Promise.all(processes.map((process) => deliverDue({ ...process, targets, log, send })))
    await look()
    const audit = await open(address())
    for (let n = 0; n < 5; n++) await audit.append(line)
    await look()
    await look()
    await look()
    expect(heard).toEqual((await ids(audit.newest(5))).reverse())
  })
})

test('a line that is damaged costs no other', async () => {
  const audit = await open(folder())
  for (let n = 0; n < 3; n++) await audit.append(line)
  await writeFile(join(folder(), 'audit/00000002.json'), '{"who":"an')
  const after = await open(folder())
  await after.append(line)
  expect(await ids(after.newest(9))).toEqual([4, 3, 1])
})

test('a change whose line was never written gets it from the history, once, with who and why', async () => {
  await plant(folder(), [plantedRelease('flights', '1.0.0')])
  const place = folderPlace(folder())
  const desk = releaseDesk(place)
  const first = await desk.promote({ flights: '1.0.0', shell: '1.0.0' }, 'ana', { reason: 'new' })
  const second = await desk.pin('flights', '1.0.0', 'luis')
  const audit = await open(folder())
  // The first change was written down, and then the process was killed in the middle of the second.
  await audit.append({ ...line, verb: 'promote', revision: first.revision })
  const production = { name: 'production', place }
  await reconcile(audit, production, 60_000)
  expect(await ids(audit.newest(9))).toEqual([1])
  await Promise.all([reconcile(audit, production, 0), reconcile(audit, production, 0)])
  expect(await audit.newest(9)).toMatchObject([
    { who: 'luis', verb: 'pin', app: 'flights', outcome: 'done', revision: second.revision },
    { verb: 'promote', revision: first.revision },
  ])
})
