import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderPlace, releaseDesk } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { createLog } from '@storefront/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Audit, type AuditLine, openAudit } from './audit.ts'
import { reconcile } from './reconcile.ts'

const log = createLog('silent')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-'))
})
afterEach(() => rm(folder, { recursive: true }))

const line: AuditLine = {
  who: 'ana',
  roles: ['qa'],
  verb: 'approve',
  environment: 'production',
  app: 'flights',
  reason: 'seen',
  outcome: 'done',
  sentence: 'approve flights – → 1.1.0',
  revision: null,
  version: null,
  commit: null,
}
const ids = async (entries: Promise<{ id: number }[]>) => (await entries).map(({ id }) => id)

describe('in a file', () => {
  let audit: Audit
  beforeEach(async () => {
    audit = await openAudit(folder, log)
  })

  test('many lines at once are all there, in one order, also after a restart', async () => {
    await Promise.all(Array.from({ length: 20 }, () => audit.append(line)))
    await audit.close()
    audit = await openAudit(folder, log)
    expect(await ids(audit.newest(3))).toEqual([20, 19, 18])
    expect(await ids(audit.newest(3, 18))).toEqual([17, 16, 15])
    expect(await ids(audit.after(18, 10))).toEqual([19, 20])
    await audit.close()
  })

  test('a line that a dying process wrote half costs no other', async () => {
    await audit.append(line)
    await audit.close()
    await appendFile(join(folder, 'audit.jsonl'), '{"id":2,"who":"an')
    audit = await openAudit(folder, log)
    await audit.append(line)
    await audit.close()
    audit = await openAudit(folder, log)
    expect(await ids(audit.newest(9))).toEqual([2, 1])
    expect((await readFile(join(folder, 'audit.jsonl'), 'utf8')).split('\n')).toHaveLength(4)
    await audit.close()
  })
})

test('a change whose line was never written gets it from the history, once, with who and why', async () => {
  await plant(folder, [plantedRelease('flights', '1.0.0')])
  const place = folderPlace(folder)
  const desk = releaseDesk(place)
  const first = await desk.promote({ flights: '1.0.0', shell: '1.0.0' }, 'ana', { reason: 'new' })
  const second = await desk.pin('flights', '1.0.0', 'luis')
  const audit = await openAudit(folder, log)
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
  await audit.close()
})
