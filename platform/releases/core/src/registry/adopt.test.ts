import type { Registry } from '@storefront/contract'
import { expect, test } from 'vitest'
import { adoptRegistry } from './adopt.ts'

const empty: Registry = { revision: 0, remotes: {} }
const flights = { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] }
const hotels = { live: '2.0.0', versions: ['2.0.0'] }
const found: Registry = {
  revision: 7,
  remotes: { flights, hotels },
  pinned: { flights: ['1.0.0'] },
}

test('an empty registry becomes the one that was found, and the way back leads where it led', () => {
  expect(adoptRegistry(found)(empty)).toEqual({
    registry: found,
    changes: [
      { kind: 'promote', remote: 'flights', from: '1.0.0', to: '1.1.0' },
      { kind: 'promote', remote: 'hotels', from: null, to: '2.0.0' },
    ],
  })
})

test('a registry with changes is not replaced, and nothing is adopted from an empty one', () => {
  expect(() => adoptRegistry(found)({ ...empty, revision: 1 })).toThrow('nothing was adopted')
  expect(() => adoptRegistry(empty)).toThrow('nothing to adopt')
})
