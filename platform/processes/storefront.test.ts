import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './apps.ts'
import { providerVariables } from './storefront.ts'

test.each([
  ['nobody says where', {}, {}, join(root, '.data/provider')],
  ['the environment says where', {}, { DATA_DIR: 'memory://' }, 'memory://'],
  ['the environment says where', { DATA_DIR: 'kept' }, { DATA_DIR: 'memory://' }, 'kept'],
  ['the environment says nothing', {}, { DATA_DIR: '' }, join(root, '.data/provider')],
])('where %s, that is where bookings are kept', (_, env, own, folder) => {
  expect(providerVariables(env, own).DATA_DIR).toBe(folder)
})

test('the provider trusts the headers of the storefront before it', () => {
  expect(providerVariables({}, { TRUST_PROXY: 'off' })).toMatchObject({ TRUST_PROXY: 'on' })
})
