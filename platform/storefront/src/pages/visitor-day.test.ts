import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitorDay } from './page-route.ts'

const now = new Date('2026-11-21T03:00:00Z')

async function dayWith(cookie?: string, at = now) {
  const app = new Hono().get('/', (c) => c.json(visitorDay(c, at)))
  const answer = await app.request('/', cookie ? { headers: { cookie } } : {})
  return answer.json()
}

test.each([
  ['Tokyo', 'utc-offset=540', '2026-11-21'],
  ['London', 'utc-offset=0', '2026-11-21'],
  ['Los Angeles', 'utc-offset=-480', '2026-11-20'],
  ['Kiritimati, eleven hours on', 'utc-offset=840', '2026-11-21'],
  ['a first visit', undefined, null],
  ['nonsense', 'utc-offset=soon', null],
  ['half a number', 'utc-offset=540;;5e3', '2026-11-21'],
  ['a number in other words', 'utc-offset=5e2', null],
  ['too far east', 'utc-offset=841', null],
  ['nothing', 'utc-offset=', null],
])('%s', async (_, cookie, day) => {
  expect(await dayWith(cookie)).toBe(day)
})

test('too far west, at noon in London', async () => {
  const noon = new Date('2026-11-21T12:00:00Z')
  expect(await dayWith('utc-offset=-720', noon)).toBe('2026-11-21')
  expect(await dayWith('utc-offset=-721', noon)).toBeNull()
})
