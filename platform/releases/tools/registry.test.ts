import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { folderPlace } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root } from '../../../processes/apps.ts'
import { sentenceOf } from '../../../processes/refusal-sentence.ts'
import { inProcess, ownEnvironment } from '../../service/src/in-process.ts'
import {
  openTestService,
  type TestService,
  tokenOf,
} from '../../service/src/testing/open-test-service.ts'
import type { Role } from '../../service/src/wire.ts'
import { type Desk, releaseDeskAt } from './desk.ts'
import { type ReleaseApi, serviceAt, serviceOf } from './release-api.ts'

const ana: Role[] = ['team:flights', 'shell', 'qa']
const releases = ['1.0.0', '1.1.0'].map((version) => plantedRelease('flights', version))

let opened: TestService
let url: string
let api: ReleaseApi
beforeEach(async () => {
  opened = await openTestService([ana, ['team:hotels']])
  await plant(opened.releases, releases)
  url = await opened.serve()
  api = serviceAt(url, tokenOf(ana), 'production')
})
afterEach(() => opened.close())

type Way = [what: string, way: (desk: Desk) => Promise<unknown>, sentence: string | null]

const approve = (version: string) => (desk: Desk) =>
  desk.change('approvals', { versions: { flights: version } })
const promote = (versions: Record<string, string>) => (desk: Desk) =>
  desk.change('promotions', { versions })
const canary = (percent: number) => (desk: Desk) =>
  desk.change('canaries', { app: 'flights', version: '1.1.0', percent })
const rollout = (steps: number[]) => (desk: Desk) =>
  desk.rollout({ app: 'flights', version: '1.1.0', steps, everySeconds: 60 })
const prove = (desk: Desk) =>
  desk.change('proofs', { versions: { flights: '1.0.0' }, journeys: 'all', passed: 3 })
const rollback = (desk: Desk) => desk.change('rollbacks', { app: 'flights' })
const preview = (desk: Desk) => desk.preview({ flights: '1.1.0' }, 2)

/** Each way through the commands, and how it ends: with a sentence, or well (null). */
const ways: Way[] = [
  ['nothing is promoted', promote({}), 'name a version'],
  ['what nobody released', promote({ flights: '7.0.0' }), 'flights 7.0.0 was never released.'],
  ['what nobody published', approve('7.0.0'), 'flights 7.0.0 was never published.'],
  ['more than everybody', canary(120), 'percent'],
  ['a preview without a site', preview, 'production has no previews: set PREVIEW_KEY'],
  ['approval', approve('1.0.0'), null],
  ['again', approve('1.0.0'), 'flights 1.0.0 is approved already.'],
  ['promotion', promote({ flights: '1.0.0', shell: '1.0.0' }), null],
  ['no way back', rollback, 'There is no version of flights to go back to.'],
  ['a canary', canary(20), null],
  ['a proof', prove, null],
  ['another promotion', promote({ flights: '1.1.0' }), null],
  ['a pin', (desk) => desk.change('pins', { app: 'flights', version: '1.0.0' }), null],
  ['a way back', rollback, null],
  ['an end', (desk) => desk.change('retirements', { app: 'flights' }), null],
]

/** The API in this process, on the registry itself. */
function ownApi(look: () => Promise<string>): ReleaseApi {
  const place = folderPlace(opened.releases)
  const ask = inProcess({ place, by: 'ana', look, previews: null, sentenceOf })
  return { ask, environment: ownEnvironment, name: 'This process', wantsReason: false }
}

test.each<[where: string, open: () => ReleaseApi, why: string | null]>([
  ['at a service', () => api, 'because a test says so'],
  ['in process, without token, role and reason', () => ownApi(vi.fn(async () => 'looked')), null],
])('%s each command does what it says, or ends with the same sentence', async (_, open, why) => {
  const desk = releaseDeskAt(open(), why)
  for (const [what, way, sentence] of ways) {
    const ended = await way(desk).then(
      () => null,
      (error: Error) => error.message,
    )
    if (sentence) expect(ended, what).toContain(sentence)
    else expect(ended, what).toBeNull()
  }
  const history = await desk.history()
  expect(history.map(({ changes }) => [changes[0]?.kind, changes[0]?.reason ?? null])).toEqual(
    ['approve', 'promote', 'canary', 'proven', 'promote', 'pin', 'rollback', 'retire'].map(
      (kind) => [kind, kind === 'proven' ? null : why],
    ),
  )
  expect(await desk.versions('flights')).toMatchObject({
    flights: [{ version: '1.0.0' }, { version: '1.1.0' }],
  })
  expect(await desk.differences('flights', '1.0.0', '1.1.0')).toMatchObject({
    changed: ['entry.js'],
  })
})

test('in process versions are looked at; steps are for a service', async () => {
  const look = vi.fn(async () => 'looked')
  const desk = releaseDeskAt(ownApi(look), null)
  await promote({ flights: '1.0.0', shell: '1.0.0' })(desk)
  expect(look).toHaveBeenCalledOnce()
  await expect(rollout([5, 100])(desk)).rejects.toThrow(
    'A rollout is taken from step to step by the release service',
  )
})

test('promoting the live version opens no page and changes nothing, unless it ends a canary', async () => {
  const look = vi.fn(async () => 'looked')
  const desk = releaseDeskAt(ownApi(look), null)
  const versions = { flights: '1.0.0', shell: '1.0.0' }
  expect(await desk.promote({ versions })).toMatchObject({ revision: 1 })
  expect(await desk.promote({ versions })).toBeNull()
  expect((await desk.registry()).revision).toBe(1)
  expect(look).toHaveBeenCalledOnce()
  await canary(20)(desk)
  expect(await desk.promote({ versions })).toMatchObject({ revision: 3 })
  expect((await desk.registry()).remotes.flights).not.toHaveProperty('canary')
})

test('what has no place in a release is not traced', async () => {
  const desk = releaseDeskAt(api, null)
  for (const stack of ['nothing', 'at https://shop.example/remotes/gone/1.0.0/entry.js:1:7'])
    await expect(desk.trace(stack)).rejects.toThrow('Nothing in it is a place in a script')
})

test('a service wants a reason, a known token, and a role', async () => {
  const refused = (at: ReleaseApi, why: string | null = 'why') =>
    releaseDeskAt(at, why)
      .change('rollbacks', { app: 'flights' })
      .catch(({ message }: Error) => message)
  expect(await refused(api, null)).toBe('Say why: --reason "what it is for".')
  expect(await refused(serviceAt(url, 'stolen', 'production'))).toBe(
    'The service does not know this token.',
  )
  expect(await refused(serviceAt(url, tokenOf(['team:hotels']), 'production'))).toContain(
    'may not rollback flights: that takes team:flights.',
  )
  expect(await refused(serviceAt('http://127.0.0.1:9', 't', 'production'))).toBe(
    'The release service at http://127.0.0.1:9 does not answer.',
  )
})

test('that a service has no previews is said before anything is built for one', async () => {
  const desk = releaseDeskAt(api, 'pull request 42')
  await expect(desk.expectPreviews()).rejects.toThrow('production has no previews')
  Object.assign(opened.service.settings, {
    previewKey: 'key',
    sites: new Map([['production', 'https://shop.example']]),
  })
  await desk.expectPreviews()
})

test('the environment names the service', () => {
  expect(serviceOf({})).toBeNull()
  expect(serviceOf({ RELEASES_URL: 'https://r.example/', RELEASES_TOKEN: 't' })).toMatchObject({
    name: 'The release service at https://r.example',
    environment: 'production',
  })
  expect(() => serviceOf({ RELEASES_URL: 'https://r.example' })).toThrow(
    'RELEASES_TOKEN is missing',
  )
})

/** Runs the command as platform/run.mjs does. */
function registry(variables: Record<string, string>, ...args: string[]) {
  const program = [
    '--import',
    pathToFileURL(join(root, 'platform/processes/say-refusals.ts')).href,
    join(root, 'platform/releases/command-line/registry.ts'),
  ]
  const env = { ...process.env, ...variables }
  return promisify(execFile)(process.execPath, [...program, ...args], { env })
}

test('npm run registry is its client', async () => {
  const env = { RELEASES_URL: url, RELEASES_TOKEN: tokenOf(ana) }
  const { stdout } = await registry(env, 'approve', 'flights=1.0.0', '--reason', 'seen on staging')
  expect(stdout).toMatch(
    /^1 {2}\S+ {2}team-flights shell qa {2}approve flights – → 1\.0\.0 {2}\(seen on staging\)\n$/,
  )
  const versions = await registry(env, 'versions', 'flights')
  expect(versions.stdout).toBe('flights  1.0.0  approved\nflights  1.1.0\n')
  await expect(registry(env, 'prune')).rejects.toMatchObject({
    code: 1,
    stderr: 'prune is done on the registry itself, not by the service: unset RELEASES_URL.\n',
  })
})

test('versions go from one service, or a folder, to another service as they are, and live there', async () => {
  const there = await openTestService([ana])
  try {
    const known = { RELEASES_TOKEN: tokenOf(ana), RELEASES_DIR: opened.releases }
    const env = { ...known, RELEASES_URL: await there.serve() }
    const promoteFrom = (from: string, ...versions: string[]) =>
      registry(env, 'promote', ...versions, '--from', from, '--reason', 'proven on staging')
    await promoteFrom(url, 'flights=1.0.0', 'shell=1.0.0')
    await promoteFrom(opened.releases, 'flights=1.1.0')
    const { desk } = there.service.environments.get('production') ?? {}
    expect(await desk?.live('flights')).toBe('1.1.0')
    for (const { release } of releases)
      expect(await there.service.store.read('flights', release.version)).toEqual(release)
    for (const from of [url, opened.releases])
      await expect(promoteFrom(from, 'flights=7.0.0')).rejects.toMatchObject({
        stderr: expect.stringMatching(/^flights 7\.0\.0 was never published.*\n$/),
      })
  } finally {
    await there.close()
  }
})

test('npm run registry works on the registry itself, and what is refused is a sentence', async () => {
  const env = { RELEASES_URL: '', RELEASES_DIR: opened.releases, RELEASED_BY: 'ana' }
  const { stdout } = await registry(env, 'approve', 'flights=1.0.0')
  expect(stdout).toMatch(/^1 {2}\S+ {2}ana {2}approve flights – → 1\.0\.0\n$/)
  await expect(registry(env, 'approve', 'flights=1.0.0')).rejects.toMatchObject({
    code: 1,
    stderr: 'flights 1.0.0 is approved already.\n',
  })
})
