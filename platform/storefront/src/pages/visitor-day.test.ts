import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitorDay } from './page-route.ts'

test.each([
  ['-480', '03:00', '2026-11-20'],
  ['840', '03:00', '2026-11-21'],
  ['841', '03:00', null],
  ['-720', '12:00', '2026-11-21'],
  ['-721', '12:00', null],
  ['5e2', '03:00', null],
])('with an offset of %s minutes, the day at %s UTC is %s', async (offset, time, day) => {
  const app = new Hono().get('/', (c) => c.json(visitorDay(c, new Date(`2026-11-21T${time}:00Z`))))
  const headers = { cookie: `utc-offset=${offset}` }
  expect(await (await app.request('/', { headers })).json()).toBe(day)
})
