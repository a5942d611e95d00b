import { expect, test } from 'vitest'
import { travellerDrafts } from './traveller-drafts.ts'

const travellers = [{ firstName: 'Ana', passportNumber: 'G1234567' }]

function put(
  app: ReturnType<typeof travellerDrafts>,
  cookie?: string,
  body: unknown = null,
  front: Record<string, string> = {},
) {
  return app.request('/flight', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...front },
    body: JSON.stringify(body ?? { key: 'AM0451', travellers }),
  })
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('what a visitor typed comes back to the same visitor and the same selection only', async () => {
  const app = travellerDrafts({ trustProxy: false })
  const saved = await put(app)
  expect(saved.status).toBe(204)
  expect(saved.headers.get('set-cookie')).toMatch(/HttpOnly/)
  const cookie = cookieOf(saved)
  const read = (key: string, headers: Record<string, string>) =>
    app.request(`/flight?key=${key}`, { headers })
  expect(await (await read('AM0451', { cookie })).json()).toEqual({ travellers })
  expect((await read('AM0999', { cookie })).status).toBe(204)
  expect((await read('AM0451', {})).status).toBe(204)
  expect((await read('AM0451', { cookie: 'travellers=guessed' })).status).toBe(204)
})

test('it is forgotten after 40 minutes, and when the visitor is done', async () => {
  let now = 0
  const app = travellerDrafts({ trustProxy: false, now: () => now })
  const cookie = cookieOf(await put(app))
  const read = () => app.request('/flight?key=AM0451', { headers: { cookie } })
  now = 39 * 60_000
  expect((await read()).status).toBe(200)
  now = 41 * 60_000
  expect((await read()).status).toBe(204)
  await put(app, cookie)
  await app.request('/flight', { method: 'DELETE', headers: { cookie } })
  expect((await read()).status).toBe(204)
})

test.each([
  ['behind a trusted front with TLS', true, true],
  ['where no front is trusted', false, false],
])('%s: the cookie travels over https only: %s', async (_, trustProxy, isSecure) => {
  const saved = await put(travellerDrafts({ trustProxy }), undefined, null, {
    'x-forwarded-proto': 'https',
  })
  expect(/; *Secure/i.test(saved.headers.get('set-cookie') ?? '')).toBe(isSecure)
})

test('nothing of it is stored by a cache', async () => {
  expect((await put(travellerDrafts({ trustProxy: false }))).headers.get('cache-control')).toBe(
    'no-store',
  )
})

test.each([
  ['no key', { travellers }],
  ['no list', { key: 'a', travellers: 'Ana' }],
  ['no object', 'Ana'],
])('a body with %s is refused', async (_what, body) => {
  expect((await put(travellerDrafts({ trustProxy: false }), undefined, body)).status).toBe(400)
})

test('an oversized body and a product that does not exist are refused', async () => {
  const app = travellerDrafts({ trustProxy: false })
  const huge = { key: 'a', travellers: ['x'.repeat(300_000)] }
  expect((await put(app, undefined, huge)).status).toBe(413)
  expect((await app.request('/yacht')).status).toBe(404)
})
