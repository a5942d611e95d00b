import { plant, plantedRelease } from '@storefront/releases/testing'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../testing/open-test-service.ts'
import { type Role, rolloutAnswer } from '../wire.ts'

const roles: Role[] = ['team:flights', 'team:hotels', 'shell', 'qa', 'storefront', 'read']

let opened: TestService
beforeEach(async () => {
  opened = await openTestService(roles.map((role) => [role]))
  await plant(opened.releases, [
    plantedRelease('flights', '1.0.0'),
    plantedRelease('flights', '1.1.0'),
  ])
  await production()?.desk.promote({ flights: '1.0.0' }, 'test')
})
afterEach(() => opened.close())

const production = () => opened.service.environments.get('production')
const path = (resource: string) => `/api/environments/production/${resource}`
const plan = {
  app: 'flights',
  version: '1.1.0',
  steps: [5, 25, 100],
  everySeconds: 600,
  reason: 'New fares',
}

const begin = () => opened.call(['team:flights'], 'POST', path('rollouts'), plan)

let number = 0
function tell(role: Role, canary: object, live: object) {
  const measured = { load: {}, lcp: {}, inp: {}, cls: {} }
  const nothing = { pages: 0, loads: 0, visitors: 0, failures: 0, errors: 0, lastError: null }
  return opened.call([role], 'POST', path('beacons'), {
    from: '0ad4d4b6-7c0a-4a3c-9a4b-0a4e5a1f5b11',
    number: ++number,
    tallies: [
      { app: 'flights', version: '1.1.0', measured, ...nothing, ...canary },
      { app: 'flights', version: '1.0.0', measured, ...nothing, ...live },
    ],
  })
}

test('a team begins a rollout, visitors say that it throws, it is taken back, and everybody can read why', async () => {
  const { status, body } = await begin()
  expect(status).toBe(200)
  expect(body).toMatchObject({ app: 'flights', percent: 5, state: 'running', verdict: null })
  expect((await production()?.desk.registry())?.remotes.flights?.canary).toMatchObject({
    percent: 5,
  })

  for (let n = 0; n < 10; n++) {
    const told = { visitors: 4, pages: 5, loads: 5, errors: 1 }
    const answer = await tell('storefront', told, { visitors: 76, pages: 90, loads: 90 })
    expect(answer.status).toBe(200)
  }
  const rollouts = await opened.call(['read'], 'GET', path('rollouts'))
  const verdict = expect.stringMatching(/^It threw for \d+ of \d+ visitors/)
  expect(rollouts.body).toMatchObject([{ state: 'taken back', percent: 0, verdict }])
  expect((await production()?.desk.registry())?.remotes.flights?.canary).toBeUndefined()
  const audit = await opened.service.audit.newest(10)
  expect(audit.map(({ who, verb, sentence }) => [who, verb, sentence])).toEqual(
    expect.arrayContaining([
      ['rollout of team-flights', 'rollout', 'canary flights 1.1.0 5 % → –'],
      ['rollout of team-flights', 'rollout', 'canary flights – → 1.1.0 5 %'],
      ['team-flights', 'rollout', 'rollout flights 1.1.0 in steps of 5, 25, 100 %'],
    ]),
  )
  expect(audit[0]).toMatchObject({ reason: verdict })
})

test('a team ends its rollout, nobody else does', async () => {
  const { id } = v.parse(rolloutAnswer, (await begin()).body)
  const end = (role: Role | null, one = id) =>
    opened.call(role && [role], 'DELETE', path(`rollouts/${one}`), { reason: 'Wrong prices' })
  expect((await end(null)).status).toBe(401)
  for (const role of roles.filter((one) => one !== 'team:flights'))
    expect((await end(role)).status).toBe(403)
  expect((await end('team:flights')).body).toMatchObject({
    state: 'ended',
    verdict: 'team-flights ended it: Wrong prices',
  })
  expect((await end('team:flights')).status).toBe(409)
  expect((await end('team:flights', 'x')).status).toBe(404)
})

test.each(roles.filter((role) => role !== 'storefront'))('%s sends no beacons', async (role) => {
  expect((await tell(role, {}, {})).status).toBe(403)
})

test('the health of each version is summed over all storefronts', async () => {
  const load = { 94: 3, 100: 1 }
  const measured = { load, lcp: { 150: 4 }, inp: {}, cls: { 95: 4 } }
  await tell('storefront', { pages: 4, loads: 4, measured }, { pages: 2, failures: 1 })
  const lastError = { name: 'TypeError', at: '2026-11-24T03:00:00.000Z', place: 'entry.js:1:9' }
  await tell('storefront', { pages: 1, errors: 1, lastError }, {})
  expect((await opened.call(['read'], 'GET', path('health'))).body).toEqual([
    {
      app: 'flights',
      version: '1.1.0',
      pages: 5,
      loads: 4,
      failures: 0,
      errors: 1,
      medianMs: 98,
      slowMs: 132,
      vitals: { lcp: 1508, inp: null, cls: 0.103 },
      lastError,
      days: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), loads: 4, failures: 0, errors: 1 }],
    },
    {
      app: 'flights',
      version: '1.0.0',
      pages: 2,
      loads: 0,
      failures: 1,
      errors: 0,
      medianMs: null,
      slowMs: null,
      vitals: null,
      lastError: null,
      days: [{ day: expect.any(String), loads: 0, failures: 1, errors: 0 }],
    },
  ])
})
