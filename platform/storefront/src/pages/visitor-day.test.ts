import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitorDay } from './page-route.ts'

// In Cancún it is the evening of the 20th.
const now = new Date('2026-11-21T03:00:00Z')

async function dayWith(cookie?: string, at = now): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(visitorDay(c, at)))
  const answer = await app.request('/', cookie ? { headers: { cookie } } : {})
  return answer.text()
}

test.each([
  ['Tokyo', 'utc-offset=540', '2026-11-21'],
  ['London', 'utc-offset=0', '2026-11-21'],
  ['Los Angeles', 'utc-offset=-480', '2026-11-20'],
  ['Kiritimati, eleven hours on', 'utc-offset=840', '2026-11-21'],
  ['a first visit', undefined, '2026-11-20'],
  ['nonsense', 'utc-offset=soon', '2026-11-20'],
  ['half a number', 'utc-offset=540;;5e3', '2026-11-21'],
  ['a number in other words', 'utc-offset=5e2', '2026-11-20'],
  ['too far east', 'utc-offset=841', '2026-11-20'],
  ['nothing', 'utc-offset=', '2026-11-20'],
])('%s', async (_, cookie, day) => {
  expect(await dayWith(cookie)).toBe(day)
})

test('too far west, at noon in London', async () => {
  const noon = new Date('2026-11-21T12:00:00Z')
  expect(await dayWith('utc-offset=-720', noon)).toBe('2026-11-21')
  expect(await dayWith('utc-offset=-721', noon)).toBe('2026-11-21')
})
