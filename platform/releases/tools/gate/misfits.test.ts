import type { BuiltOn, Release, ShellOffer } from '@storefront/contract'
import { plantedRelease } from '@storefront/releases/testing'
import { describe, expect, test } from 'vitest'
import { misfits } from './misfits.ts'

const offer: ShellOffer = {
  contract: '1.2.0',
  session: '1.0.3',
  shared: { react: '19.3.1' },
  names: { '@storefront/session': ['usePublish', 'useSession'] },
  events: { 'tour-selected': 2, 'search-reset': 1 },
}
const fitting: BuiltOn = {
  contract: '1.1.0',
  session: '1.0.0',
  shared: { react: '^19.1.0' },
  publishes: { 'tour-selected': 2 },
  reads: { 'search-reset': 1 },
}

function release(changes: Partial<Release> = {}, built: Partial<BuiltOn> = {}): Release {
  const { release } = plantedRelease('tours', '1.1.0')
  return { ...release, builtOn: { ...fitting, ...built }, ...changes }
}

const tab = { id: 't', label: 'T', position: 1 }
const noFiles = { js: [], css: [] }

test.each<[string, Partial<Release>, Partial<BuiltOn>]>([
  ['one event version behind', {}, { publishes: { 'tour-selected': 1 } }],
  ['with a tab and a form', { tab, exposes: { './routes': noFiles, './SearchForm': noFiles } }, {}],
  ['without addresses and routes', { mounts: [], exposes: {} }, {}],
])('accepts a release %s', (_, changes, built) => {
  expect(misfits(release(changes, built), offer, [release()])).toEqual([])
})

test.each([
  ['2.1.0', '2.1.3', []],
  ['2.1.0', '2.0.3', ['tours 1.1.0 was built on session 2.1.0, but 2.0.3 is live.']],
  ['1.9.0', '2.1.0', ['tours 1.1.0 was built on session 1.9.0, but 2.1.0 is live.']],
])('judges a release built on session %s beside session %s', (built, live, reasons) => {
  const isRefused = reasons.length > 0
  const imports = { '@storefront/session': ['useSession', ...(isRefused ? ['useNews'] : [])] }
  const remote = release({}, { session: built, imports })
  expect(misfits(remote, { ...offer, session: live }, [])).toEqual(reasons)
})

describe('refuses a release that', () => {
  test.each<[string, Partial<Release>, Partial<BuiltOn>]>([
    ['needs react ^18.0.0, but the shell shares 19.3.1.', {}, { shared: { react: '^18.0.0' } }],
    ['needs vue, which the shell does not share.', {}, { shared: { vue: '^3.0.0' } }],
    ['was built on contract 2.0.0, but 1.2.0 is live.', {}, { contract: '2.0.0' }],
    ['was built on contract 1.3.0, but 1.2.0 is live.', {}, { contract: '1.3.0' }],
    [
      'publishes version 3 of tour-selected, but version 2 is live.',
      {},
      { publishes: { 'tour-selected': 3 } },
    ],
    [
      'reads the event yacht-selected, which the session does not know.',
      {},
      { reads: { 'yacht-selected': 1 } },
    ],
    [
      'imports useTrip, useStay from @storefront/session, which the shell does not offer.',
      {},
      { imports: { '@storefront/session': ['useSession', 'useTrip', 'useStay'] } },
    ],
    ['imports ref from vue, which the shell does not offer.', {}, { imports: { vue: ['ref'] } }],
    ['owns addresses but exposes no ./routes.', { exposes: {} }, {}],
    ['claims /api, which the storefront server answers itself.', { mounts: ['tours', 'api'] }, {}],
    ['has a search tab but exposes no ./SearchForm.', { tab }, {}],
  ])('%s', (reason, changes, built) => {
    expect(misfits(release(changes, built), offer, [])).toEqual([`tours 1.1.0 ${reason}`])
  })

  test('was built on another major of the contract, in one sentence', () => {
    const old = {
      ...{ contract: '0.9.0', session: '0.9.0', shared: { vue: '^3.0.0' } },
      ...{ publishes: { 'bookings-begun': 1 }, reads: { 'yacht-selected': 1 } },
    }
    expect(misfits(release({}, old), offer, [])).toEqual([
      'tours 1.1.0 was built on contract 0.9.0, but 1.2.0 is live.',
    ])
  })

  test('claims addresses of another remote', () => {
    const other = release({ name: 'hotels', version: '3.0.0', mounts: ['hotels', 'tours'] })
    expect(misfits(release(), offer, [other])).toEqual([
      'tours 1.1.0 claims /tours, which hotels 3.0.0 owns.',
    ])
  })

  test('does not say what it was built on', () => {
    const { builtOn: _builtOn, ...silent } = release()
    expect(misfits(silent, offer, [])).toEqual(['tours 1.1.0 does not say what it was built on.'])
  })
})
