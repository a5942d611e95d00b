import type { Registry } from '@storefront/contract'
import { expect, test } from 'vitest'
import { approvedOnly } from './approvals.ts'
import type { RegistryChange } from './history.ts'
import { approveVersions } from './marks.ts'
import { promoteVersions, setCanary } from './registry-changes.ts'
import { rollbackTo } from './rollback.ts'

const registry: Registry = {
  revision: 3,
  remotes: { flights: { live: '1.0.0', versions: ['1.0.0'] } },
  approved: { flights: ['1.1.0'] },
}
const refused =
  'flights 1.2.0 is not approved here. QA does that: npm run registry -- approve flights=1.2.0'

test.each<[string, RegistryChange, string | null]>([
  ['an approved version', promoteVersions({ flights: '1.1.0' }), null],
  ['another one', promoteVersions({ flights: '1.2.0' }), refused],
  ['an approved canary', setCanary('flights', '1.1.0', 20), null],
  ['another canary', setCanary('flights', '1.2.0', 20), refused],
  ['what is live, once more', promoteVersions({ flights: '1.0.0' }), null],
])('%s goes live: %s', (_, change, sentence) => {
  const made = () => approvedOnly(change)(registry)
  if (sentence) expect(made).toThrow(sentence)
  else expect(made).not.toThrow()
})

test('versions are approved one by one, once, and nothing goes live by it', () => {
  const outcome = approveVersions({ flights: '1.2.0', shell: '2.0.0' })(registry)
  expect(outcome.registry).toEqual({
    ...registry,
    approved: { flights: ['1.1.0', '1.2.0'], shell: ['2.0.0'] },
  })
  expect(outcome.changes).toMatchObject([
    { kind: 'approve', remote: 'flights', to: '1.2.0' },
    { kind: 'approve', remote: 'shell', to: '2.0.0' },
  ])
  expect(() => approveVersions({ flights: '1.1.0' })(registry)).toThrow(
    'flights 1.1.0 is approved already.',
  )
})

test('a way back asks for no approval', () => {
  expect(() => rollbackTo('flights', '0.9.0', null)(registry)).not.toThrow()
})
