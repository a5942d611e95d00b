import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { Admission, readsGate } from './admission.ts'

/** A service with room for four reads. */
const gate = readsGate({ most: 4, trustProxy: true })

const [ana, others] = ['203.0.113.9', ['198.51.100.7', '198.51.100.8', '198.51.100.9']]

function ask(address?: string, request: { method?: string; url?: string } = {}) {
  const headers = address ? { 'x-forwarded-for': address } : {}
  const socket = { remoteAddress: '127.0.0.1' }
  return gate({ method: 'GET', url: '/api/x', headers, socket, ...request } as IncomingMessage)
}

/** Ends what was let in; throws for what was refused. */
const end = (entered: ReturnType<typeof ask>) => {
  if (typeof entered !== 'function') throw new Error(`refused with ${entered.status}`)
  entered()
}

test('one caller gets half of the room, others the rest; who finds none is told when to ask again', async () => {
  const first = [ask(ana), ask(ana)]
  const refused = ask(ana) as Response
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await refused.text()).length).toBeLessThan(100)
  const rest = others.slice(0, 2).map((address) => ask(address))
  expect(ask(others[2])).toBeInstanceOf(Response)
  expect(ask(others[2], { method: 'HEAD' })).toBeInstanceOf(Response)
  end(ask(ana, { method: 'POST' }))
  end(ask(ana, { url: '/healthz' }))
  for (const entered of [...first, ...rest]) end(entered)
  end(ask(ana))
})

test('a front that names no caller asks for all visitors: it has all the room', () => {
  const pages = [ask(), ask(), ask(), ask()]
  expect(ask()).toBeInstanceOf(Response)
  for (const entered of pages) end(entered)
})

/** A room for many, in which the answers of twenty visitors come `ms` apart. */
function paced(ms: number) {
  let now = 0
  const admission = new Admission(200, 200, () => now)
  const waiting = Array.from({ length: 20 }, () => admission.enter(null))
  for (let answers = 0; answers < 300; answers++) {
    now += ms
    waiting.shift()?.()
    waiting.push(admission.enter(null))
  }
  return { admission, waiting }
}

test.each([
  ['5 ms apart: all for whom there is room', 5, 200],
  ['20 ms apart: as many as are answered in two seconds', 20, 101],
  ['1 s apart: few, so that it is seen when the answers come sooner', 1000, 8],
])('of those who ask while the answers come %s', (_, ms, most) => {
  const { admission, waiting } = paced(ms)
  const entered = waiting.filter((leave) => leave !== null)
  while (entered.length < 300) {
    const leave = admission.enter(null)
    if (!leave) break
    entered.push(leave)
  }
  expect(entered.length).toBe(most)
})

test('who was slow for a while is asked again', () => {
  let now = 0
  const admission = new Admission(200, 200, () => now)
  const leaves = Array.from({ length: 9 }, () => admission.enter(null))
  now += 60_000
  leaves.shift()?.()
  expect(admission.refuses(null)).toBe(true)
  for (let answers = 0; answers < 200; answers++) {
    now += 5
    leaves.shift()?.()
    leaves.push(admission.enter(null))
  }
  expect(admission.refuses(null)).toBe(false)
})
