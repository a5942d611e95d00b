import { afterEach, expect, test, vi } from 'vitest'
import { type Recap, readRecap, recapAt, saveRecap } from './recap.ts'

const recap: Recap = {
  name: 'CUN → MIA',
  rows: [{ label: 'Departure Flight', value: 'AM 123' }],
  lines: [{ label: 'Subtotal (1 fare)', usd: 420.5 }],
  notes: ['Taxes included'],
  totalUsd: 420.5,
  selectionKey: 'AM 123',
  events: [{ title: 'CUN → MIA', start: { date: '2026-11-24', time: '08:30' } }],
}

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

afterEach(() => vi.restoreAllMocks())

test('a recap is read back as it was saved, for its own product only', () => {
  const storage = memoryStorage()
  saveRecap('flight', recap, () => storage)
  expect(readRecap('flight', () => storage)).toEqual(recap)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readRecap('hotel', () => storage)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

test('a recap that a release without receipts kept is read without its lines', () => {
  const storage = memoryStorage()
  const { lines: _, notes: __, selectionKey: ___, ...earlier } = recap
  storage.setItem('storefront.recap.flight', JSON.stringify(earlier))
  expect(readRecap('flight', () => storage)).toEqual({
    ...earlier,
    lines: [],
    notes: [],
    selectionKey: '',
  })
})

test.each([
  ['the same total', 420.5, recap.lines],
  ['another total', 435, []],
])('at %s a recap keeps only lines that add up to it', (_, totalUsd, lines) => {
  expect(recapAt(recap, totalUsd)).toEqual({ ...recap, totalUsd, lines })
})

test('only the fields of a recap are stored, never a record that slipped in', () => {
  const storage = memoryStorage()
  saveRecap('flight', { ...recap, travellers: [{ passportNumber: 'X1' }] } as Recap, () => storage)
  expect(JSON.stringify(readRecap('flight', () => storage))).not.toContain('X1')
  expect(storage.getItem(storage.key(0) ?? '')).not.toContain('X1')
})

const at = (time: string) =>
  JSON.stringify({ ...recap, events: [{ title: 'CUN', start: { date: '2026-11-24', time } }] })

test.each(['not json', '{"name":1}', '[]', '{"name":"a","rows":"b"}', at('108:30'), at('08:300')])(
  'a recap that was tampered with reads as none: %s',
  (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const storage = memoryStorage()
    storage.setItem('storefront.recap.flight', text)
    expect(readRecap('flight', () => storage)).toBeNull()
  },
)

test('a storage that is full or forbidden never stops a booking', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const full: Storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => saveRecap('flight', recap, () => full)).not.toThrow()
  expect(() => saveRecap('flight', recap, forbidden)).not.toThrow()
  expect(readRecap('flight', forbidden)).toBeNull()
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'The recap of the booking was not saved:',
    'The recap of the booking was not saved:',
    'The recap of the booking is unreadable:',
  ])
})
