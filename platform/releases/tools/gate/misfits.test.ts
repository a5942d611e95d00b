import type { BuiltOn, Release, ShellOffer } from '@storefront/contract'
import { plantedRelease } from '@storefront/releases/testing'
import { expect, test } from 'vitest'
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
const newer = { '@storefront/session': ['useSession', 'useNews'] }
const noFiles = { js: [], css: [] }

test('accepts a release one event version behind, with a tab and a form', () => {
  const exposes = { './routes': noFiles, './SearchForm': noFiles }
  const behind = release({ tab, exposes }, { publishes: { 'tour-selected': 1 } })
  expect(misfits(behind, offer, [release()])).toEqual([])
  expect(misfits(release({ mounts: [], exposes: {} }), offer, [])).toEqual([])
})

test.each<[string, Partial<Release>, Partial<BuiltOn>]>([
  ['needs react ^18.0.0, but the shell shares 19.3.1.', {}, { shared: { react: '^18.0.0' } }],
  ['needs vue, which the shell does not share.', {}, { shared: { vue: '^3.0.0' } }],
  // Everything else follows from another major.
  ['was built on contract 2.0.0, but 1.2.0 is live.', {}, { contract: '2.0.0', reads: { a: 1 } }],
  ['was built on contract 1.3.0, but 1.2.0 is live.', {}, { contract: '1.3.0' }],
  ['was built on session 0.9.0, but 1.0.3 is live.', {}, { session: '0.9.0' }],
  // Names that only another session has follow from its version.
  ['was built on session 1.1.0, but 1.0.3 is live.', {}, { session: '1.1.0', imports: newer }],
  [
    'publishes version 3 of tour-selected, but version 2 is live.',
    {},
    { publishes: { 'tour-selected': 3 } },
  ],
  ['reads the event yacht, which the session does not know.', {}, { reads: { yacht: 1 } }],
  [
    'imports useTrip, useStay from @storefront/session, which the shell does not offer.',
    {},
    { imports: { '@storefront/session': ['useSession', 'useTrip', 'useStay'] } },
  ],
  ['imports ref from vue, which the shell does not offer.', {}, { imports: { vue: ['ref'] } }],
  ['owns addresses but exposes no ./routes.', { exposes: {} }, {}],
  ['claims /api, which the storefront server answers itself.', { mounts: ['tours', 'api'] }, {}],
  ['claims /stay, which hotels 3.0.0 owns.', { mounts: ['tours', 'stay'] }, {}],
  ['has a search tab but exposes no ./SearchForm.', { tab }, {}],
])('refuses a release that %s', (reason, changes, built) => {
  const hotels = release({ name: 'hotels', version: '3.0.0', mounts: ['hotels', 'stay'] })
  expect(misfits(release(changes, built), offer, [hotels])).toEqual([`tours 1.1.0 ${reason}`])
})

test('refuses a release that does not say what it was built on', () => {
  const { builtOn: _builtOn, ...silent } = release()
  expect(misfits(silent, offer, [])).toEqual(['tours 1.1.0 does not say what it was built on.'])
})
