import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { FolderDocuments } from '@storefront/releases'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { createLog } from '@storefront/server'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, test } from 'vitest'
import { Audit, type AuditLine } from '../audit/audit.ts'
import type { AuditEntry } from '../wire.ts'
import { deliverDue } from './deliver.ts'
import { send } from './send.ts'
import { readTargets } from './targets.ts'

const log = createLog('silent')
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const target = { url: 'https://chat.example/hook', secret }
const line = {
  who: 'ana',
  roles: ['team:flights'],
  verb: 'promote',
  environment: 'production',
  app: 'flights',
  reason: 'new fares',
  outcome: 'done',
  sentence: 'promote flights 1.0.0 → 1.1.0',
  revision: null,
  version: null,
  commit: null,
} satisfies AuditLine

const folder = testFolder()
let audit: Audit
beforeEach(async () => {
  audit = new Audit(new FolderDocuments(folder()))
})

/** A target that hears what it is told while `isUp`, on a clock of its own. */
function listener() {
  const state = { isUp: true, ms: 1_000_000, heard: [] as number[], tries: 0 }
  const hear = async (_: unknown, { id }: AuditEntry) => {
    state.tries += 1
    if (!state.isUp) throw new Error('chat.example answered 503')
    state.heard.push(id)
  }
  // Each look is one of a process that was just started.
  const look = async () => {
    const documents = new FolderDocuments(folder())
    await deliverDue({ audit, documents, targets: [target], send: hear, log, now: () => state.ms })
  }
  return { state, look }
}

test('a new target gets changes from now on, in order, once, and no refused ones', async () => {
  const { state, look } = listener()
  await audit.append(line)
  await look()
  await audit.append(line)
  await audit.append({ ...line, outcome: 'refused' })
  await audit.append(line)
  await look()
  await look()
  expect(state.heard).toEqual([2, 4])
})

test('an unacknowledged entry is sent again, later each time, by any process, and nothing is lost', async () => {
  const { state, look } = listener()
  await look()
  state.isUp = false
  await audit.append(line)
  await look()
  await look()
  expect(state.tries).toBe(1)
  state.ms += 5000
  await look()
  expect(state.tries).toBe(2)
  state.ms += 5000
  await look()
  expect(state.tries).toBe(2)
  await audit.append(line)
  state.isUp = true
  state.ms += 300_000
  await look()
  expect(state.heard).toEqual([1, 2])
})

test('after three days an entry is given up, and the next ones are sent', async () => {
  const { state, look } = listener()
  await look()
  state.isUp = false
  await audit.append(line)
  for (let tries = 0; tries < 10; tries++) {
    await look()
    state.ms += 86_400_000
  }
  expect(state.tries).toBe(10)
  state.isUp = true
  await audit.append(line)
  await look()
  expect(state.heard).toEqual([2])
})

test('what is sent is signed so that the library of the Standard Webhooks accepts it', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const arrived = once(server, 'request')
    const entry = { ...line, id: 12, at: '2026-11-22T17:00:00.000Z' }
    const sending = send({ url: `http://127.0.0.1:${port}/`, secret }, entry)
    const [request, response] = await arrived
    const body = Buffer.concat(await request.toArray()).toString()
    response.writeHead(204).end()
    await sending
    expect(new Webhook(secret).verify(body, request.headers)).toEqual({
      type: 'release.promote',
      timestamp: entry.at,
      data: line,
    })
    expect(request.headers['webhook-id']).toBe('audit-12')
    expect(() => new Webhook(secret).verify(`${body} `, request.headers)).toThrow()
  } finally {
    server.close()
  }
})

test('a secret that anybody could guess is refused at the start', async () => {
  const file = join(folder(), 'targets.json')
  await writeFile(file, JSON.stringify([{ ...target, secret: 'whsec_c2hvcnQ=' }]))
  await expect(readTargets(file)).rejects.toThrow('The file of webhooks is damaged')
})
