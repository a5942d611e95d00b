import { HttpError, MalformedAnswerError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import fc from 'fast-check'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { everyCall, reads } from './testing/every-call.ts'
import { placesIn, put } from './testing/spoiled.ts'

afterEach(() => vi.restoreAllMocks())

let read = 0
afterAll(() => {
  const all = everyCall.length * runs
  console.info(
    `B8 · ${all} arbitrary answers to ${everyCall.length} calls: ${read} read, the others refused`,
  )
})

const runs = process.env.HARDENING ? 1000 : 60

/** Any JSON, or a good answer with any of its values replaced by any JSON; in `data` or not. */
function anyAnswer(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...placesIn(sample)), fc.jsonValue({ maxDepth: 2 }))
  const spoiled = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((whole, [place, value]) => put(whole, place, value), sample))
  return fc
    .tuple(fc.oneof(fc.jsonValue(), spoiled), fc.boolean())
    .map(([answer, isWrapped]) => (isWrapped ? { data: answer } : answer))
}

test('all 26 calls are here', () => {
  expect(new Set(everyCall.map(({ endpoint }) => endpoint)).size).toBe(26)
})

test.each(everyCall)('$endpoint reads a good answer', async ({ endpoint, sample, call }) => {
  vi.spyOn(console, 'error').mockImplementation((...text) => expect.unreachable(text.join(' ')))
  await call(createFakeHttp({ [endpoint]: () => sample }))
})

test.each(everyCall)(
  `$endpoint: ${runs} arbitrary answers are read or refused as unreadable, never anything else`,
  async ({ endpoint, sample, call }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let refused = 0
    const property = fc.asyncProperty(anyAnswer(sample), async (answer) => {
      try {
        await call(createFakeHttp({ 'GET /packages': () => [], [endpoint]: () => answer }))
      } catch (error) {
        refused++
        if (!(error instanceof MalformedAnswerError || error instanceof HttpError)) throw error
      }
    })
    await fc.assert(property, { numRuns: runs })
    read += runs - refused
  },
)

const lists = reads.filter(({ sample }) => Array.isArray(sample))

test.each(lists)('$endpoint: a bad record drops itself, not the list', async (read) => {
  const { endpoint, sample, call } = read
  const [good] = sample as unknown[]
  const count = async (records: unknown[]) => {
    const found = await call(createFakeHttp({ [endpoint]: () => records }))
    return Array.isArray(found) ? found.length : (found as { outbound: unknown[] }).outbound.length
  }
  expect(await count([good])).toBe(1)
  const others = fc.array(anyAnswer(good), { maxLength: 5 })
  const property = fc.asyncProperty(others, async (bad) => {
    expect(await count([...bad, good, ...bad])).toBeGreaterThanOrEqual(1)
  })
  await fc.assert(property, { numRuns: runs })
})
