import { integrityOf, integrityOfAll } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { strToU8, zipSync } from 'fflate'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestService, type TestService, tokenOf } from '../testing/open-test-service.ts'
import { type Role, versionsAnswer } from '../wire.ts'

const flights = plantedRelease('flights', '1.1.0')

let opened: TestService
beforeEach(async () => {
  opened = await openTestService([['team:flights'], ['pull-requests:flights'], ['shell'], ['read']])
  await plant(opened.releases, [plantedRelease('flights', '1.0.0')])
})
afterEach(() => opened.close())

function zipOf(files: Record<string, unknown>): Uint8Array {
  const bytes = Object.entries(files).map(([path, content]): [string, Uint8Array] => [
    path,
    content instanceof Uint8Array ? content : strToU8(JSON.stringify(content)),
  ])
  return zipSync(Object.fromEntries(bytes))
}

const whole = { 'release.json': flights.release, ...Object.fromEntries(flights.files) }
const publish = (body: unknown, path = 'flights/1.1.0') =>
  opened.call(['team:flights'], 'PUT', `/api/releases/${path}`, body)

test('a release is published once, and is there unaltered', async () => {
  const archive = zipOf({ ...whole, 'entry.js.br': strToU8('made again here') })
  expect(await publish(archive, 'flights/1.1.0?commit=abc1234')).toEqual({
    status: 200,
    body: { outcome: 'published' },
  })
  expect((await publish(archive)).body).toEqual({ outcome: 'already there' })
  const { store } = opened.service
  expect(await store.read('flights', '1.1.0')).toEqual(flights.release)
  expect(await store.readFile('flights', '1.1.0', 'entry.js')).toEqual(
    flights.files.get('entry.js'),
  )
  expect((await opened.service.audit.newest(4)).map(({ outcome }) => outcome)).toEqual([
    'done',
    'begun',
    'done',
    'begun',
  ])
})

const other = Buffer.from('var flights = "stolen"')

// Fault: ../published/unpack.ts " && !(name in Object.prototype)" → ""
// Fault: ../published/unpack.ts "      .toLowerCase()," → ""
test.each<[string, Record<string, unknown>, number, string]>([
  [
    'another file than it describes',
    { ...whole, 'entry.js': other },
    400,
    'entry.js is not the file that release.json describes.',
  ],
  [
    'a file that it does not describe',
    { ...whole, 'more.js': other },
    400,
    'more.js is in the archive and not in release.json.',
  ],
  [
    'a file missing',
    { 'release.json': flights.release },
    400,
    'entry.js is in release.json and not in the archive.',
  ],
  ['no description', { 'entry.js': other }, 400, 'The archive has no release.json at its top.'],
  [
    'a damaged description',
    { ...whole, 'release.json': { name: 'flights' } },
    400,
    'release.json is damaged',
  ],
  [
    'a path that leads elsewhere',
    { ...whole, '../evil.js': other },
    400,
    'invalid relative path: ../evil.js',
  ],
  ...[
    'constructor',
    'a/constructor',
    'caf\u00e9.js',
    'cafe\u0301.js',
    'a b.js',
    'a//b.js',
    './a.js',
    'a/.',
    `${'a/'.repeat(200)}b.js`,
  ].map((name): [string, Record<string, unknown>, number, string] => [
    `a file named ${name}`,
    Object.fromEntries([...Object.entries(whole), [name, other]]),
    400,
    `${JSON.stringify(name)} is no name for a file of a release.`,
  ]),
  [
    'two names that are one where capitals do not count',
    { ...whole, 'Entry.js': other },
    400,
    'Entry.js is in the archive twice, or differs from another name in capitals only.',
  ],
  [
    'a file that is also a folder',
    { ...whole, 'entry.js/more.js': other },
    400,
    'entry.js/more.js is in the archive twice',
  ],
  [
    'another release',
    {
      'release.json': plantedRelease('flights', '1.2.0').release,
      'entry.js': plantedRelease('flights', '1.2.0').files.get('entry.js'),
    },
    400,
    'another release than flights 1.1.0',
  ],
])('A9: an archive with %s is refused and leaves nothing', async (_, files, status, sentence) => {
  expect(await publish(zipOf(files))).toMatchObject({
    status,
    body: { error: expect.stringContaining(sentence) },
  })
  expect(await opened.service.store.versions('flights')).toEqual(['1.0.0'])
})

test('A9: a file named __proto__ is refused', async () => {
  const archive = Buffer.from(zipOf({ ...whole, a_proto_a: other }))
  const renamed = Buffer.from(
    archive.toString('latin1').replaceAll('a_proto_a', '__proto__'),
    'latin1',
  )
  expect(await publish(renamed)).toEqual({
    status: 400,
    body: { error: '"__proto__" is no name for a file of a release.' },
  })
})

/** The archive, whose directory says another size of each file. */
function sayingSize(archive: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(archive)
  const header = Buffer.from('PK\x01\x02')
  for (let at = bytes.indexOf(header); at >= 0; at = bytes.indexOf(header, at + 4))
    bytes.writeUInt32LE(size, at + 24)
  return bytes
}

// Fault: ../published/unpack.ts "if (bytes > mostBytes) throw" → "if (bytes < 0) throw"
test.each([
  ['less than it has', 10, 400, /^The body is no ZIP archive of a release folder: too many bytes/],
  [
    'more than any release has',
    300 * 1024 * 1024,
    413,
    'Unpacked, the archive is larger than any release.',
  ],
])(
  'A9: an archive that says it has %s is refused, and the service goes on',
  async (_, size, status, sentence) => {
    const archive = zipOf({ ...whole, 'entry.js': new Uint8Array(1024 * 1024) })
    expect(await publish(sayingSize(archive, size))).toMatchObject({
      status,
      body: { error: expect.stringMatching(sentence) },
    })
    expect((await publish(zipOf(whole))).status).toBe(200)
  },
)

test('a description too large to be read is refused, and the service goes on', async () => {
  const archive = zipOf({ 'release.json': Buffer.alloc(5 * 1024 * 1024, '[') })
  expect(await publish(archive)).toMatchObject({ status: 413 })
  expect((await publish(zipOf(whole))).status).toBe(200)
})

test('of five archives at once four are published, the fifth is asked to wait', async () => {
  const { store } = opened.service
  const published = store.publish.bind(store)
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  vi.spyOn(store, 'publish').mockImplementation(async (composed) => {
    await held
    return published(composed)
  })
  const answers = Array.from({ length: 5 }, () => publish(zipOf(whole)))
  expect((await Promise.race(answers)).status).toBe(503)
  goOn()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 503])
})

test.each<[string, unknown, string, number, RegExp]>([
  ['text', Buffer.from('no archive'), 'flights/1.1.0', 400, /release folder: .*[^.]\.$/],
  ['what begins as an archive', Buffer.from('PK, no'), 'flights/1.1.0', 400, /release folder: /],
  ['JSON', {}, 'flights/1.1.0', 415, /application\/zip/],
  ['a version that leads elsewhere', zipOf(whole), 'flights/..%2F1.1.0', 400, /^version: /],
])('%s is refused in one sentence', async (_, body, path, status, sentence) => {
  const error = expect.stringMatching(sentence)
  expect(await publish(body, path)).toMatchObject({ status, body: { error } })
})

test('other bytes under a version that is there are a conflict', async () => {
  const altered = { ...flights.release, integrity: { 'entry.js': integrityOf(other) } }
  await publish(zipOf(whole))
  expect(await publish(zipOf({ 'release.json': altered, 'entry.js': other }))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('flights 1.1.0 is published with other files') },
  })
})

test('the shell is published by its own team', async () => {
  const file = Buffer.from('shell')
  const shell = {
    version: '3.0.0',
    integrity: { 'browser/shell.js': integrityOf(file) },
    contract: '2.0.0',
    session: '1.0.0',
    shared: { react: '19.3.1' },
    events: {},
  }
  const archive = zipOf({ 'shell.json': shell, 'browser/shell.js': file })
  const path = '/api/releases/shell/3.0.0'
  expect((await opened.call(['team:flights'], 'PUT', path, archive)).status).toBe(403)
  expect((await opened.call(['shell'], 'PUT', path, archive)).body).toEqual({
    outcome: 'published',
  })
  expect((await opened.call(['shell'], 'PUT', path, archive)).body).toEqual({
    outcome: 'already there',
  })
  const { desk } = opened.service.environments.get('production') ?? {}
  expect(await desk?.describe('shell', '3.0.0')).toEqual(shell)
})

test('versions show their commit, their marks here, and the differences of two', async () => {
  await publish(zipOf(whole), 'flights/1.1.0?commit=abc1234')
  const { desk } = opened.service.environments.get('production') ?? {}
  await desk?.promote({ flights: '1.0.0', shell: '1.0.0' }, 'ana')
  await desk?.approve({ flights: '1.1.0' }, 'qa')
  const path = '/api/environments/production'
  expect((await opened.call(['read'], 'GET', `${path}/versions`)).body).toMatchObject({
    flights: [
      { version: '1.0.0', contract: '1.0.0', commit: null, publishedAt: null, marks: ['live'] },
      { version: '1.1.0', commit: 'abc1234', publishedAt: expect.any(String), marks: ['approved'] },
    ],
    shell: [
      { version: '1.0.0', marks: ['live'] },
      { version: '2.0.0', marks: [] },
    ],
  })
  const asked = `${path}/differences?app=flights&from=1.0.0&to=1.1.0`
  expect((await opened.call(['read'], 'GET', asked)).body).toMatchObject({
    added: [],
    changed: ['entry.js'],
    contract: { from: '1.0.0', to: '1.0.0' },
    bytes: { from: expect.any(Number), to: expect.any(Number) },
  })
  const never = `${path}/differences?app=flights&from=1.0.0&to=7.0.0`
  expect(await opened.call(['read'], 'GET', never)).toEqual({
    status: 404,
    body: { error: 'flights 7.0.0 was never published.' },
  })
})

test('the size of a version is what browsers are sent of it: scripts and styles, compressed', async () => {
  const { release, files } = plantedRelease('flights', '1.2.0')
  const entry = Buffer.from('var flights = 1;'.repeat(1000))
  const more = {
    'entry.js': entry,
    'entry.css': Buffer.from('p{color:red}'.repeat(100)),
    'server/server.mjs': entry,
    'server/chunk.js': entry,
    'host/entry.js': entry,
    'maps/entry.js.map': entry,
    '@mf-types.d.ts': entry,
  }
  const all = new Map([...files, ...Object.entries(more)])
  const { store } = opened.service
  await store.publish({ release: { ...release, integrity: integrityOfAll(all) }, files: all })
  const sent = await Promise.all(
    ['entry.js.br', 'entry.css.br'].map((file) => store.readFile('flights', '1.2.0', file)),
  )
  const { body } = await opened.call(
    ['read'],
    'GET',
    '/api/environments/production/versions?app=flights',
  )
  expect(v.parse(versionsAnswer, body).flights?.at(-1)).toMatchObject({
    version: '1.2.0',
    bytes: sent.reduce((sum, { byteLength }) => sum + byteLength, 0),
  })
})

test('a version says what it was made from, and why the gate would refuse it', async () => {
  const { release, files } = plantedRelease('flights', '2.0.0', '^18.0.0')
  const source = { commit: 'abc1234', note: 'fares by month' }
  const { store } = opened.service
  await store.publish({ release: { ...release, source }, files })
  // Made from another commit it is the same release.
  expect(await store.publish({ release, files })).toBe('already there')
  const versions = '/api/environments/production/versions?app=flights'
  expect((await opened.call(['read'], 'GET', versions)).body).toMatchObject({
    flights: [
      { version: '1.0.0', commit: null, note: null, misfit: null },
      {
        version: '2.0.0',
        ...source,
        misfit: 'flights 2.0.0 needs react ^18.0.0, but the shell shares 19.3.1.',
      },
    ],
  })
})

test('a release is read as it was published, by who may read, and nothing beside it', async () => {
  const { release, files } = plantedRelease('flights', '1.0.0')
  const at = '/api/releases/flights/1.0.0'
  expect(await opened.call(['read'], 'GET', at)).toEqual({ status: 200, body: release })
  const read = (path: string, roles: Role[] = ['read']) =>
    opened.app.request(path, { headers: { authorization: `Bearer ${tokenOf(roles)}` } })
  const entry = await read(`${at}/files/entry.js`)
  expect(Buffer.from(await entry.arrayBuffer())).toEqual(files.get('entry.js'))
  for (const path of ['/files/release.json', '/files/../1.0.0/entry.js', '/files/%2e%2e/x.js'])
    expect((await read(at + path)).status).toBe(404)
  expect((await read('/api/releases/flights/7.0.0')).status).toBe(404)
  expect((await opened.call(null, 'GET', at)).status).toBe(401)
})

test('each version is sized once, however often the versions are read', async () => {
  const { store, environments } = opened.service
  await environments.get('production')?.desk.promote({ flights: '1.0.0' }, 'ana')
  const sized = vi.spyOn(store, 'sizes')
  const versions = async () => opened.call(['read'], 'GET', '/api/environments/production/versions')
  const ofFlights = () => sized.mock.calls.filter(([name]) => name === 'flights')
  const first = await versions()
  expect(await versions()).toEqual(first)
  expect(ofFlights()).toEqual([['flights', '1.0.0']])
  await publish(zipOf(whole))
  await versions()
  expect(ofFlights()).toEqual([
    ['flights', '1.0.0'],
    ['flights', '1.1.0'],
  ])
})

test('a workflow of a pull request publishes what never goes live, and nothing else', async () => {
  const publishProposed = async (version: string) => {
    const { release, files } = plantedRelease('flights', version)
    const archive = zipOf({ 'release.json': release, ...Object.fromEntries(files) })
    const path = `/api/releases/flights/${version}`
    return (await opened.call(['pull-requests:flights'], 'PUT', path, archive)).status
  }
  expect(await publishProposed('1.1.0-pr42-abc1234')).toBe(200)
  expect(await publishProposed('1.1.0')).toBe(403)
  const body = { versions: { flights: '1.0.0' }, reason: 'because a test says so' }
  const path = '/api/environments/production/promotions'
  expect((await opened.call(['pull-requests:flights'], 'POST', path, body)).status).toBe(403)
})
