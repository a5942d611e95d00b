import { expect, test } from 'vitest'
import { type Arguments, readArguments, readPercent } from './arguments.ts'
import { previewSite } from './preview-site.ts'

const waived = { cruises: 'its company, abroad, builds none' }

test.each<[string, string[], Partial<Arguments>]>([
  ['rollback', ['flights', '--reason', 'new fares'], { named: ['flights'], reason: 'new fares' }],
  ['rollback', ['flights', '--reason', '  '], { named: ['flights'], reason: undefined }],
  [
    'promote',
    ['cruises=1', '--proven', '--without-server', `cruises=${waived.cruises}`, 'flights=2'],
    { named: ['cruises=1', 'flights=2'], onlyProven: true, withoutServer: waived },
  ],
  [
    'promote',
    ['--from', 'there', '--from-store', 's3://b'],
    { from: 'there', fromStore: 's3://b' },
  ],
  ['canary', ['flights=1', '20'], { named: ['flights=1', '20'] }],
  ['prove', ['a=1'], { journeys: '', passed: 0 }],
  ['prove', ['a=1', '--journeys', 'all', '--passed', '12'], { journeys: 'all', passed: 12 }],
  ['preview', ['a=1'], { hours: 48, site: undefined }],
  [
    'preview',
    ['a=1', '--hours', '2', '--site', 'https://a.example'],
    { hours: 2, site: 'https://a.example' },
  ],
  ['prune', [], { keep: 20, isSure: false, registries: [] }],
  [
    'prune',
    ['--keep', '3', '--yes', '--registry', 'a', '--registry=b'],
    { keep: 3, isSure: true, registries: ['a', 'b'] },
  ],
])('reads the arguments of %s %j', (command, args, expected) => {
  expect(readArguments(command, args)).toMatchObject(expected)
})

test.each([
  ['rollback', ['flights', '--proven'], 'rollback takes no --proven.'],
  ['promote', ['a=1', '--force'], "Unknown option '--force'"],
  ...['cruises', 'cruises=', 'cruises= ', '=why'].map((text): [string, string[], string] => [
    'promote',
    [`--without-server=${text}`],
    `${text} names no remote and reason: --without-server cruises="why".`,
  ]),
  ['prove', ['a=1', '--passed=some'], 'some is not a number of journeys: prove --passed 12'],
  ...['', 'many', '-1', '1.5'].map((text): [string, string[], string] => [
    'prune',
    [`--keep=${text}`],
    `${text} is no number of changes: prune --keep 20`,
  ]),
])('refuses %s %j', (command, args, sentence) => {
  expect(() => readArguments(command, args)).toThrow(sentence)
})

test('reads a percentage', () => {
  expect(readPercent('0.5', 'a=1')).toBe(0.5)
  expect(() => readPercent('many', 'a=1')).toThrow(
    'How many visitors? npm run registry -- canary a=1 20',
  )
})

const PREVIEW_KEY = 'a key that is long enough to sign with'

test.each([
  [undefined, {}, 'http://localhost:3000'],
  [undefined, { PORT: '4100' }, 'http://localhost:4100'],
  [undefined, { PUBLIC_URL: 'https://a.example,https://b.example' }, 'https://a.example'],
  ['https://staging.example', { PUBLIC_URL: 'https://a.example' }, 'https://staging.example'],
])('with --site %s and the environment %o, previews are on %s', (named, env, url) => {
  expect(previewSite({ PREVIEW_KEY, ...env }, named)).toEqual({ url, key: PREVIEW_KEY })
})

test('refuses a preview without a key or an address', () => {
  expect(() => previewSite({})).toThrow('PREVIEW_KEY is missing')
  expect(() => previewSite({ PREVIEW_KEY }, 'shop')).toThrow('shop is not the address of a site.')
})
