import { expect, test } from 'vitest'
import { compareBookings, count, type KeptBooking, type Read, type Wish } from './counts.ts'

const read = (ms: number, change: Partial<Read> = {}): Read => ({
  phase: 'calm',
  ms,
  failure: null,
  mixed: null,
  ...change,
})
const wish = (references: string[], change: Partial<Wish> = {}): Wish => ({
  phase: 'calm',
  references,
  triedAgain: 0,
  isPaid: false,
  refusal: null,
  ...change,
})

test('reads are counted with how many failed or mix tuples, and how long they took', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => read(100 - n))
  const reads = [...hundred.slice(2), read(99, { failure: '502' }), read(100, { mixed: 'hotels' })]
  expect(count(reads, [])).toMatchObject({ reads: 100, failed: 1, mixed: 1, p50Ms: 50, p99Ms: 99 })
  expect(count([], [])).toMatchObject({ reads: 0, failed: 0, p50Ms: 0, p99Ms: 0 })
})

test('bookings are counted with how often visitors had to try again', () => {
  const wishes = [
    wish(['A'], { triedAgain: 2 }),
    wish(['B']),
    wish([], { refusal: '409 sold_out' }),
  ]
  expect(count([], wishes)).toMatchObject({ acknowledged: 2, triedAgain: 2, refused: 1 })
})

test.each<[what: string, wishes: Wish[], kept: KeptBooking[], lost: string[], doubled: string[]]>([
  ['is there', [wish(['A'])], [{ reference: 'A', status: 'requested' }], [], []],
  ['is not there', [wish(['A'])], [], ['A'], []],
  [
    'was paid and is confirmed',
    [wish(['A'], { isPaid: true })],
    [{ reference: 'A', status: 'confirmed' }],
    [],
    [],
  ],
  [
    'was paid and still waits',
    [wish(['A'], { isPaid: true })],
    [{ reference: 'A', status: 'pending_payment' }],
    ['A'],
    [],
  ],
  [
    'was made once more, and nobody was told',
    [wish(['A'])],
    [
      { reference: 'A', status: 'requested' },
      { reference: 'B', status: 'requested' },
    ],
    [],
    ['B'],
  ],
  [
    'was made twice, and the visitor was told of both',
    [wish(['A', 'B'])],
    [
      { reference: 'A', status: 'requested' },
      { reference: 'B', status: 'requested' },
    ],
    [],
    ['B'],
  ],
  [
    'was refused and made',
    [wish([], { refusal: '409 sold_out' })],
    [{ reference: 'A', status: 'requested' }],
    [],
    ['A'],
  ],
])('a booking that %s', (_, wishes, kept, lost, doubled) => {
  expect(compareBookings(wishes, kept)).toEqual({ lost, doubled })
})
