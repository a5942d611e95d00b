import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Admission, admitReads } from './admission.ts'

/** A service with room for four reads that all wait until they are let go. */
function open(trustProxy = true) {
  const gate = Promise.withResolvers<void>()
  const app = new Hono()
    .use(admitReads(new Admission(4), trustProxy))
    .get('/', async (c) => gate.promise.then(() => c.text('read')))
    .post('/', (c) => c.text('written'))
  const read = (address?: string) =>
    app.request('/', address ? { headers: { 'x-forwarded-for': address } } : {})
  return { app, read, goOn: gate.resolve }
}

const ana = '203.0.113.9'

test('A2: one caller gets half of the room, others the rest; who finds none is told when to ask again', async () => {
  const { app, read, goOn } = open()
  const first = [read(ana), read(ana)]
  const refused = await read(ana)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await refused.text()).length).toBeLessThan(100)
  const others = [read('198.51.100.7'), read('198.51.100.8')]
  expect((await read('198.51.100.9')).status).toBe(503)
  expect((await app.request('/', { method: 'HEAD' })).status).toBe(503)
  expect((await app.request('/', { method: 'POST' })).status).toBe(200)
  goOn()
  for (const answer of [...first, ...others]) expect((await answer).status).toBe(200)
  expect((await read(ana)).status).toBe(200)
})

test('A2: a front that names no caller asks for all visitors: it has all the room', async () => {
  const { read, goOn } = open()
  const pages = [read(), read(), read(), read()]
  expect((await read()).status).toBe(503)
  goOn()
  for (const answer of pages) expect((await answer).status).toBe(200)
})
