import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './apps.ts'
import { providerVariables } from './storefront.ts'

test.each([
  [{}, { DATA_DIR: '' }, join(root, '.data/provider')],
  [{}, { DATA_DIR: 'memory://' }, 'memory://'],
  [{ DATA_DIR: 'kept' }, { DATA_DIR: 'memory://' }, 'kept'],
])(
  'given %j, with %j in the environment, the provider stores bookings in %s',
  (env, own, expected) => {
    const variables = providerVariables(env, { ...own, TRUST_PROXY: 'off' })
    expect(variables).toEqual({ DATA_DIR: expected, TRUST_PROXY: 'on' })
  },
)
