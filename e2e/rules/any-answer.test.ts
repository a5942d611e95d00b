import { HttpError, MalformedAnswerError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { everyCall, reads } from './testing/every-call.ts'
import { placesIn, put } from './testing/spoiled.ts'

afterEach(() => vi.restoreAllMocks())

const runs = process.env.HARDENING ? 1000 : 60

/** Any JSON, or a sample with some values replaced by any JSON. Either may be wrapped in `data`. */
function anyAnswer(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...placesIn(sample)), fc.jsonValue({ maxDepth: 2 }))
  const spoiled = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((whole, [place, value]) => put(whole, place, value), sample))
  return fc
    .tuple(fc.oneof(fc.jsonValue(), spoiled), fc.boolean())
    .map(([answer, isWrapped]) => (isWrapped ? { data: answer } : answer))
}

test.each(everyCall)('$endpoint reads a valid response', async ({ endpoint, sample, call }) => {
  vi.spyOn(console, 'error').mockImplementation((...text) => expect.unreachable(text.join(' ')))
  await call(createFakeHttp({ [endpoint]: () => sample }))
})

test.each(everyCall)(
  '$endpoint reads an arbitrary response or throws it as malformed',
  async ({ endpoint, sample, call }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const property = fc.asyncProperty(anyAnswer(sample), async (answer) => {
      try {
        await call(createFakeHttp({ 'GET /packages': () => [], [endpoint]: () => answer }))
      } catch (error) {
        if (!(error instanceof MalformedAnswerError || error instanceof HttpError)) throw error
      }
    })
    await fc.assert(property, { numRuns: runs })
  },
)

const lists = reads.filter(({ sample }) => Array.isArray(sample))

test.each(lists)('$endpoint drops malformed records and keeps valid ones', async (read) => {
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
