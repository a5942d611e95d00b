import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { admitReads, ConcurrencyLimit } from './concurrency-limit.ts'

const admit = admitReads({ most: 4, trustProxy: true })

const [ana, others] = ['203.0.113.9', ['198.51.100.7', '198.51.100.8', '198.51.100.9']]

function ask(address?: string, request: { method?: string; url?: string } = {}) {
  const headers = address ? { 'x-forwarded-for': address } : {}
  const socket = { remoteAddress: '127.0.0.1' }
  return admit({ method: 'GET', url: '/api/x', headers, socket, ...request } as IncomingMessage)
}

const finish = (entered: ReturnType<typeof ask>) => {
  if (typeof entered !== 'function') throw new Error(`refused with ${entered.status}`)
  entered()
}

test('gives one caller half of the capacity, and answers 503 with Retry-After past it', async () => {
  const first = [ask(ana), ask(ana)]
  const refused = ask(ana) as Response
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect(refused.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect((await refused.text()).length).toBeLessThan(100)
  const rest = others.slice(0, 2).map((address) => ask(address))
  expect(ask(others[2])).toBeInstanceOf(Response)
  expect(ask(others[2], { method: 'HEAD' })).toBeInstanceOf(Response)
  finish(ask(ana, { method: 'POST' }))
  finish(ask(ana, { url: '/healthz' }))
  for (const entered of [...first, ...rest]) finish(entered)
  finish(ask(ana))
})

test('gives all of the capacity to a trusted proxy that names no caller', () => {
  const pages = [ask(), ask(), ask(), ask()]
  expect(ask()).toBeInstanceOf(Response)
  for (const entered of pages) finish(entered)
})

/** Number of requests that a limit of 200 holds after 300 answers at each of these intervals, in ms. */
function admittedAfter(intervals: number[]): number {
  let now = 0
  const limit = new ConcurrencyLimit(200, 200, () => now)
  const waiting = Array.from({ length: 20 }, () => limit.enter(null))
  for (const ms of intervals) {
    for (let answers = 0; answers < 300; answers++) {
      now += ms
      waiting.shift()?.()
      waiting.push(limit.enter(null))
    }
  }
  for (let n = 0; n < 300; n++) limit.enter(null)
  return limit.taken
}

test.each([
  [[5], 200],
  // The number of requests that are answered within two seconds.
  [[20], 101],
  [[1000], 8],
  [[1000, 5], 200],
])('with answers %j ms apart it admits %d requests', (intervals, most) => {
  expect(admittedAfter(intervals)).toBe(most)
})
