import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { folderPlace, releaseDesk } from '@storefront/releases'
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
import { upload } from './upload.ts'

const ana: Role[] = ['team:flights', 'shell', 'qa']
const releases = ['1.0.0', '1.1.0'].map((version) => plantedRelease('flights', version))

let opened: TestService
let url: string
let api: ReleaseApi
beforeEach(async () => {
  opened = await openTestService([ana, ['team:hotels']], { approvals: ['production'] })
  await plant(opened.releases, releases)
  url = await opened.serve()
  api = serviceAt(url, tokenOf(ana), 'production')
})
afterEach(() => opened.close())

/** Each way through the commands, and how it ends: with a sentence, or well (null). */
const ways: [string, (desk: Desk) => Promise<unknown>, string | null][] = [
  ['nothing is promoted', (desk) => desk.promote({}, {}), 'name a version'],
  [
    'what QA did not see',
    (desk) => desk.promote({ flights: '1.0.0', shell: '1.0.0' }, {}),
    'flights 1.0.0 is not approved here. QA does that: npm run registry -- approve flights=1.0.0',
  ],
  [
    'what nobody published',
    (desk) => desk.approve({ flights: '7.0.0' }),
    'flights 7.0.0 was never published.',
  ],
  ['approval', (desk) => desk.approve({ flights: '1.0.0', shell: '1.0.0' }), null],
  ['promotion', (desk) => desk.promote({ flights: '1.0.0', shell: '1.0.0' }, {}), null],
  [
    'no way back',
    (desk) => desk.rollback('flights'),
    'There is no version of flights to go back to.',
  ],
  ['more than everybody', (desk) => desk.canary('flights', '1.1.0', 120, {}), 'percent'],
  ['an approval more', (desk) => desk.approve({ flights: '1.1.0' }), null],
  ['a canary', (desk) => desk.canary('flights', '1.1.0', 20, {}), null],
  [
    'a rollout beside that',
    (desk) => desk.rollout({ app: 'flights', version: '1.1.0', steps: [5], everySeconds: 60 }),
    'Steps are percentages that grow and end with 100',
  ],
  [
    'a proof',
    (desk) => desk.prove({ versions: { flights: '1.1.0' }, journeys: 'all', passed: 3 }),
    null,
  ],
  ['what is live, again', (desk) => desk.promote({ flights: '1.1.0' }, {}), null],
  ['a pin', (desk) => desk.pin('flights', '1.0.0'), null],
  ['a way back needs no approval', (desk) => desk.rollback('flights'), null],
  ['a preview without a site', (desk) => desk.preview({ flights: '1.1.0' }, 2), 'SITES'],
  ['an end', (desk) => desk.retire('flights'), null],
]

test('each command goes through the service, or says why not', async () => {
  const desk = releaseDeskAt(api, 'because a test says so')
  for (const [what, way, sentence] of ways) {
    const ended = await way(desk).then(
      () => null,
      (error: Error) => error.message,
    )
    if (sentence) expect(ended, what).toContain(sentence)
    else expect(ended, what).toBeNull()
  }
  const history = await desk.history()
  expect(history.map(({ changes }) => changes[0]?.kind)).toEqual([
    'approve',
    'promote',
    'approve',
    'canary',
    'proven',
    'promote',
    'pin',
    'rollback',
    'retire',
  ])
  expect(history.at(-1)).toEqual(
    (await opened.service.environments.get('production')?.desk.history())?.at(-1),
  )
  expect(await desk.versions('flights')).toEqual(['1.0.0', '1.1.0'])
  expect(await desk.differences('flights', '1.0.0', '1.1.0')).toMatchObject({
    changed: ['entry.js'],
  })
})

test('a service wants a reason, a known token, and a role', async () => {
  await expect(releaseDeskAt(api, null).rollback('flights')).rejects.toThrow(
    'Say why: --reason "what it is for".',
  )
  const stranger = serviceAt(url, 'stolen', 'production')
  await expect(releaseDeskAt(stranger, 'why').rollback('flights')).rejects.toThrow(
    'Send a known token',
  )
  const hotels = serviceAt(url, tokenOf(['team:hotels']), 'production')
  await expect(releaseDeskAt(hotels, 'why').rollback('flights')).rejects.toThrow(
    'may not rollback flights: that takes team:flights.',
  )
  await expect(
    releaseDeskAt(serviceAt('http://127.0.0.1:9', 't', 'production'), 'why').registry(),
  ).rejects.toThrow('The release service at http://127.0.0.1:9 does not answer.')
})

test('what was published here is published there, byte by byte', async () => {
  const here = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    await plant(here, [plantedRelease('flights', '1.2.0')])
    const own = releaseDesk(folderPlace(here))
    expect(await upload(api, own, 'flights', '1.2.0')).toBe('published')
    expect(await upload(api, own, 'flights', '1.2.0')).toBe('already there')
    expect(await upload(api, own, 'shell', '2.0.0')).toBe('already there')
    expect(await opened.service.store.read('flights', '1.2.0')).toEqual(
      plantedRelease('flights', '1.2.0').release,
    )
  } finally {
    await rm(here, { recursive: true })
  }
})

test('the environment names the service', () => {
  expect(serviceOf({})).toBeNull()
  expect(serviceOf({ RELEASES_URL: 'https://r.example/', RELEASES_TOKEN: 't' })).toMatchObject({
    url: 'https://r.example',
    environment: 'production',
  })
  expect(() => serviceOf({ RELEASES_URL: 'https://r.example' })).toThrow(
    'RELEASES_TOKEN is missing',
  )
})

test('npm run registry is its client', async () => {
  const env = { ...process.env, RELEASES_URL: url, RELEASES_TOKEN: tokenOf(ana) }
  const registry = (...args: string[]) =>
    promisify(execFile)(process.execPath, [...registryProgram, ...args], {
      env,
    })
  const { stdout } = await registry('approve', 'flights=1.0.0', '--reason', 'seen on staging')
  expect(stdout).toMatch(
    /^1 {2}\S+ {2}team-flights shell qa {2}approve flights {2}– → 1\.0\.0 {2}\(seen on staging\)\n$/,
  )
  await expect(registry('prune')).rejects.toMatchObject({
    code: 1,
    stderr: 'prune is done on the registry itself, not by the service: unset RELEASES_URL.\n',
  })
})

/** As platform/run.mjs runs it. */
const registryProgram = [
  '--import',
  pathToFileURL(join(root, 'platform/processes/say-refusals.ts')).href,
  join(root, 'platform/releases/command-line/registry.ts'),
]

/** The desk of who runs commands on a registry themselves. */
function ownDesk(folder: string) {
  const look = vi.fn(async () => 'looked')
  const options = { place: folderPlace(folder), by: 'ana', look, previews: null, sentenceOf }
  const request = inProcess(options)
  const ask = async (path: string, init: RequestInit) =>
    request(path, { ...init, headers: { ...init.headers, authorization: 'Bearer own' } })
  const own = { ask, environment: ownEnvironment, url: 'in this process', wantsReason: false }
  return { desk: releaseDeskAt(own, null), look }
}

test('without a service the same API answers in process: no token, no role, no reason', async () => {
  const { desk, look } = ownDesk(opened.releases)
  expect(await desk.versions('flights')).toEqual(['1.0.0', '1.1.0'])
  for (const version of ['1.0.0', '1.1.0']) {
    await desk.promote({ flights: version, shell: '1.0.0' }, {})
  }
  expect(look).toHaveBeenCalledTimes(2)
  await desk.rollback('flights')
  await desk.canary('flights', '1.1.0', 20, {})
  await desk.prove({ versions: { flights: '1.0.0' }, journeys: 'all', passed: 3 })
  const history = await desk.history()
  expect(history.map(({ by, changes }) => [by, changes[0]?.kind, changes[0]?.reason])).toEqual(
    ['promote', 'promote', 'rollback', 'canary', 'proven'].map((kind) => ['ana', kind, undefined]),
  )
  expect((await desk.registry()).remotes.flights).toMatchObject({ live: '1.0.0' })
})

test.each<[string, (desk: Desk) => Promise<unknown>, string]>([
  ['nothing', (desk) => desk.promote({}, {}), 'name a version'],
  ['what is not there', (desk) => desk.promote({ flights: '7.0.0' }, {}), 'was never released'],
  ['what was never published', (desk) => desk.approve({ flights: '7.0.0' }), 'never published'],
  [
    'steps that nobody takes',
    (desk) => desk.rollout({ app: 'flights', version: '1.1.0', steps: [5, 100], everySeconds: 60 }),
    'A rollout is taken from step to step by the release service',
  ],
  ['a preview without a key', (desk) => desk.preview({ flights: '1.0.0' }, 2), 'set PREVIEW_KEY'],
])('in process %s is refused by the same sentence', async (_, way, sentence) => {
  await expect(way(ownDesk(opened.releases).desk)).rejects.toThrow(sentence)
})

test('npm run registry works on the registry itself, and what is refused is a sentence', async () => {
  const env = {
    ...process.env,
    RELEASES_URL: '',
    RELEASES_DIR: opened.releases,
    RELEASED_BY: 'ana',
  }
  const registry = (...args: string[]) =>
    promisify(execFile)(process.execPath, [...registryProgram, ...args], { env })
  const { stdout } = await registry('approve', 'flights=1.0.0')
  expect(stdout).toMatch(/^1 {2}\S+ {2}ana {2}approve flights {2}– → 1\.0\.0\n$/)
  await expect(registry('approve', 'flights=1.0.0')).rejects.toMatchObject({
    code: 1,
    stderr: 'flights 1.0.0 is approved already.\n',
  })
})
