import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRemotes } from '../../processes/apps.ts'
import { useProvider } from '../../provider/src/testing/engines.ts'
import { answerChecker } from './answers.ts'
import { callersOf } from './callers.ts'
import { readContract } from './contract-file.ts'
import { operations } from './operations.ts'
import { anyValue, refusedValues } from './testing/generated-requests.ts'
import { schemasOf } from './written-operations.ts'

const contract = readContract()

test('finds the remotes that make each call', async () => {
  const remotes = await findRemotes()
  const callers = operations.map(({ path }) => [path, callersOf(path, remotes)] as const)
  expect(callers.filter(([, names]) => names.length === 0)).toEqual([])
  expect(Object.fromEntries(callers)).toMatchObject({
    '/page/home': ['content'],
    '/airports/search': ['flights'],
    '/destinations/search': ['hotels', 'packages_mfe', 'tours'],
    '/hotels/{id}': ['hotels'],
  })
})

describe('our provider', () => {
  const bench = useProvider({ settings: { contactPerMinute: 100_000 } })
  const check = answerChecker(contract)
  // The same requests in every run of the tests.
  const rounds = { numRuns: 8, seed: 24 }

  /** Sends a generated request, checks the response against the contract and returns its status. */
  async function send(
    { method, path }: { method: string; path: string },
    query: unknown,
    body: unknown,
  ): Promise<number> {
    const address = path.replace(/\{\w+\}/, '1')
    const search = new URLSearchParams(Object.entries(Object(query)))
    const response = await bench.provider.app.request(`/api/v1${address}?${search}`, {
      method: method.toUpperCase(),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { status } = response
    const exchange = { method: method.toUpperCase(), path: address, status }
    const checked = check.answer({ ...exchange, body: await response.json() })
    expect(checked?.problems, `${path}?${search} ${JSON.stringify(body)}`).toEqual([])
    return status
  }

  const calls = operations.flatMap(({ method, path }) => {
    const operation = contract.paths[path]?.[method]
    return operation ? [{ method, path, ...schemasOf(contract, operation).sent }] : []
  })

  test('serves the contract', async () => {
    const served = await bench.provider.app.request('/api/v1/openapi.json')
    expect(await served.json()).toEqual(contract)
  })

  test.each(calls)('answers any valid $method $path as the contract says', async (call) => {
    const query = anyValue(call.query)
    const body = call.body ? anyValue(call.body) : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(query, body, async (query, body) => void (await send(call, query, body))),
      rounds,
    )
  })

  const refusing = calls.flatMap(({ query, body, ...call }) => {
    const [queries, bodies] = [refusedValues(query), body && refusedValues(body)]
    return [
      ...(queries
        ? [{ ...call, part: 'query', requests: queries.map((query) => ({ query })) }]
        : []),
      ...(bodies ? [{ ...call, part: 'body', requests: bodies.map((body) => ({ body })) }] : []),
    ]
  })

  test.each(refusing)(
    'refuses a wrong $part of $method $path as the contract says',
    async (call) => {
      const requests: fc.Arbitrary<{ query?: unknown; body?: unknown }> = call.requests
      await fc.assert(
        fc.asyncProperty(requests, async ({ query = {}, body }) => {
          expect(await send(call, query, body)).toBe(400)
        }),
        rounds,
      )
    },
  )
})
