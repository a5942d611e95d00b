import { shellName } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { strToU8, zipSync } from 'fflate'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { openTestService, type TestService, tokenOf } from '../testing/open-test-service.ts'
import { type AuditEntry, historyAnswer, type Role } from '../wire.ts'

const roles: Role[] = ['team:flights', 'team:hotels', 'shell', 'qa', 'storefront', 'read']
const callers = [...roles.map((role) => [role]), null]

let opened: TestService
beforeEach(async () => {
  opened = await openTestService(roles.map((role) => [role]))
  await plant(
    opened.releases,
    ['1.0.0', '1.1.0'].flatMap((version) => [
      plantedRelease('flights', version),
      plantedRelease('hotels', version),
    ]),
  )
  // What every verb needs to be there: two versions that were live, one of them pinned.
  const { desk } = production()
  for (const version of ['1.0.0', '1.1.0']) {
    await desk.promote({ flights: version, hotels: version, [shellName]: '1.0.0' }, 'test')
  }
  await desk.promote({ [shellName]: '2.0.0' }, 'test')
  for (const app of ['flights', 'hotels', shellName]) await desk.pin(app, '1.0.0', 'test')
})
afterEach(() => opened.close())

function production() {
  const found = opened.service.environments.get('production')
  if (!found) throw new Error('There is no production.')
  return found
}

const reason = 'because a test says so'
const path = (resource: string) => `/api/environments/production/${resource}`

type Ask = [verb: string, method: string, path: string, body: unknown]

/** Every verb, asked for flights; `app` is another one. */
function asks(app: string): Ask[] {
  const versions = { [app]: '1.0.0' }
  const release = plantedRelease(app, '9.0.0')
  const archive = zipSync({
    'release.json': strToU8(JSON.stringify(release.release)),
    ...Object.fromEntries(release.files),
  })
  const newest = app === shellName ? '2.0.0' : '1.1.0'
  return [
    ['publish', 'PUT', `/api/releases/${app}/9.0.0`, archive],
    ['promote', 'POST', path('promotions'), { versions, reason }],
    ['rollback', 'POST', path('rollbacks'), { app, reason }],
    ['canary', 'POST', path('canaries'), { app, version: '1.0.0', percent: 20, reason }],
    ['pin', 'POST', path('pins'), { app, version: newest, reason }],
    ['unpin', 'POST', path('unpins'), { app, version: '1.0.0', reason }],
    ['approve', 'POST', path('approvals'), { versions, reason }],
    ['prove', 'POST', path('proofs'), { versions, journeys: 'all', passed: 3 }],
    ['retire', 'POST', path('retirements'), { app, reason }],
    [
      'rollout',
      'POST',
      path('rollouts'),
      { app, version: '1.0.0', steps: [5, 100], everySeconds: 60, reason },
    ],
  ]
}

/** Who may do what to flights; nobody else may. */
const allowed: Record<string, Role> = { approve: 'qa', prove: 'qa', retire: 'shell' }

async function newest(): Promise<AuditEntry | undefined> {
  return (await opened.service.audit.newest(1))[0]
}

test.each(asks('flights'))(
  '%s: the one who may does it, nobody else changes anything',
  async (verb, ...ask) => {
    const wanted = allowed[verb] ?? 'team:flights'
    for (const caller of callers.filter((one) => one?.[0] !== wanted)) {
      const before = await production().desk.registry()
      const answer = await opened.call(caller, ...ask)
      expect(answer.status).toBe(caller ? 403 : 401)
      const sentence = caller
        ? `${caller[0]?.replace(':', '-')} (${caller[0]}) may not ${verb} flights: that takes ${wanted}.`
        : 'Send a token: Authorization: Bearer …'
      expect(answer.body).toEqual({ error: sentence })
      expect(await newest()).toMatchObject({
        who: caller?.[0]?.replace(':', '-') ?? 'nobody',
        verb,
        outcome: 'refused',
        sentence,
      })
      expect(await production().desk.registry()).toEqual(before)
      expect(await production().desk.versions('flights')).not.toContain('9.0.0')
    }
    expect(await opened.call([wanted], ...ask)).toMatchObject({ status: 200 })
    expect(await newest()).toMatchObject({ who: wanted.replace(':', '-'), verb, outcome: 'done' })
  },
)

test.each(asks('shell').filter(([verb]) => !allowed[verb] && verb !== 'publish'))(
  '%s of the shell is for its team alone',
  async (_, ...ask) => {
    expect((await opened.call(['team:flights'], ...ask)).status).toBe(403)
    expect((await opened.call(['shell'], ...ask)).status).toBe(200)
  },
)

test('no verb lets a team touch what another one has, not even beside its own', async () => {
  const both = { versions: { flights: '1.0.0', hotels: '1.0.0' }, reason }
  expect(await opened.call(['team:flights'], 'POST', path('promotions'), both)).toEqual({
    status: 403,
    body: { error: 'team-flights (team:flights) may not promote hotels: that takes team:hotels.' },
  })
  for (const [, ...ask] of asks('hotels')) {
    expect((await opened.call(['team:flights'], ...ask)).status).toBe(403)
  }
})

test.each<[string, string, unknown, number, string]>([
  ['no reason', 'rollbacks', { app: 'flights' }, 400, 'reason'],
  [
    'a field that there is not',
    'rollbacks',
    { app: 'flights', reason, force: true },
    400,
    'force is no field of this call.',
  ],
  ['a reason of blanks', 'rollbacks', { app: 'flights', reason: '   ' }, 400, 'say why'],
  ['nothing', 'promotions', { versions: {}, reason }, 400, 'name a version'],
  [
    'a version that was never published',
    'promotions',
    { versions: { flights: '7.0.0' }, reason },
    409,
    'flights 7.0.0 was never released.',
  ],
  [
    'a path for a version',
    'promotions',
    { versions: { flights: '../x' }, reason },
    400,
    'versions.flights',
  ],
  [
    'more than everybody',
    'canaries',
    { app: 'flights', version: '1.0.0', percent: 101, reason },
    400,
    'percent',
  ],
  [
    'an end of no canary',
    'canaries',
    { app: 'flights', version: '1.0.0', percent: 0, reason },
    409,
    'flights 1.0.0 is no canary.',
  ],
  [
    'a pin of what was never published',
    'pins',
    { app: 'flights', version: '7.0.0', reason },
    409,
    'flights 7.0.0 was never published.',
  ],
  [
    'what is not pinned',
    'unpins',
    { app: 'flights', version: '1.1.0', reason },
    409,
    'flights 1.1.0 is not pinned.',
  ],
  [
    'a tuple that never passed',
    'promotions',
    { versions: { flights: '1.0.0' }, onlyProven: true, reason },
    409,
    'never passed the journeys together',
  ],
  ['no JSON', 'rollbacks', new Uint8Array([1]), 415, 'application/json'],
  ['too much', 'rollbacks', { app: 'flights', reason: 'x'.repeat(70_000) }, 413, 'at most 64 KB'],
])(
  '%s is refused with a sentence, and the audit has it',
  async (_, resource, body, status, sentence) => {
    const answer = await opened.call(['team:flights'], 'POST', path(resource), body)
    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(sentence) } })
    expect(await newest()).toMatchObject({ outcome: 'refused', who: 'team-flights' })
    expect(JSON.stringify(answer.body)).not.toMatch(/ at .*\.ts:/)
  },
)

test('a change is answered with its entry in the history, which says who and why', async () => {
  const { body } = await opened.call(['team:flights'], 'POST', path('rollbacks'), {
    app: 'flights',
    reason,
  })
  const history = await opened.call(['read'], 'GET', path('history?limit=1'))
  const [entry] = v.parse(historyAnswer, history.body)
  expect(body).toEqual(entry)
  expect(entry).toMatchObject({
    by: 'team-flights',
    changes: [{ kind: 'rollback', remote: 'flights', from: '1.1.0', to: '1.0.0', reason }],
  })
  expect(await newest()).toMatchObject({
    environment: 'production',
    app: 'flights',
    reason,
    sentence: 'rollback flights 1.1.0 → 1.0.0',
    revision: entry?.revision,
  })
})

test.each<[string, object]>([
  ['promotions', { versions: { flights: '1.0.0' } }],
  ['canaries', { app: 'flights', version: '1.0.0', percent: 20 }],
  ['rollouts', { app: 'flights', version: '1.0.0', steps: [5, 100], everySeconds: 60 }],
])(
  '%s: nothing is looked at before permission and approval, nor what visitors have',
  async (resource, asked) => {
    const looked: unknown[] = []
    const app = createApp({
      ...opened.service,
      look: async (_, versions) => String(looked.push(versions)),
    })
    const ask = async (role: Role) => {
      const headers = {
        authorization: `Bearer ${tokenOf([role])}`,
        'content-type': 'application/json',
      }
      const body = JSON.stringify({ ...asked, reason })
      return (await app.request(path(resource), { method: 'POST', headers, body })).status
    }
    const guarded = production()
    guarded.needsApproval = true
    expect(await ask('team:hotels')).toBe(403)
    if (resource !== 'rollouts') {
      expect(await ask('team:flights')).toBe(409)
      expect(looked).toEqual([])
      await guarded.desk.approve({ flights: '1.0.0' }, 'quinn')
    }
    expect(await ask('team:flights')).toBe(200)
    expect(looked).toEqual([{ flights: '1.0.0' }])
    await ask('team:flights')
    expect(looked).toHaveLength(1)
  },
)

test('there is no other way to change anything', async () => {
  // Everybody who is somebody previews, storefronts tell, a stack is read, and whoever may begin a rollout may end it.
  const others = ['POST /previews', 'POST /beacons', 'POST /api/trace', 'DELETE /rollouts/:id']
  const tried = asks('flights').map(
    ([, method, asked]) => `${method} ${asked.replace(path(''), '/')}`,
  )
  const known = new Set(
    [...tried, ...others].map((one) => one.replace('/flights/9.0.0', '/:app/:version')),
  )
  const ways = opened.app.routes
    .filter(({ method }) => !['GET', 'ALL'].includes(method))
    .map((route) => `${route.method} ${route.path.replace('/api/environments/:env', '')}`)
  expect(new Set(ways)).toEqual(known)
})
