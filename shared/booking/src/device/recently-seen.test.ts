import { expect, test } from 'vitest'
import { seenKey } from './has-notes.ts'
import { readSeen, type Seen } from './recently-seen.ts'

const laguna: Seen = {
  product: 'hotel',
  slug: 'laguna-azul',
  name: 'Laguna Azul',
  imageUrl: '/media/hotel-01-1600.avif',
  price: { usd: 120, per: 'night' },
}

const storageWith = (stored: unknown) => () =>
  ({ getItem: (key: string) => (key === seenKey ? JSON.stringify(stored) : null) }) as Storage

test('skips stored pages that are malformed or of other products', () => {
  const stored = [
    { ...laguna, email: 'ana@example.com' },
    { ...laguna, product: 'flight' },
    { ...laguna, price: 'free' },
    null,
  ]
  expect(readSeen(storageWith(stored))).toEqual([laguna])
})
