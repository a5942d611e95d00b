import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { oneAddress, type SiteEnv } from './own-addresses.ts'

const app = new Hono<SiteEnv>()
  .use(async (c, next) => {
    c.set('origin', 'https://shop.example')
    await next()
  })
  .get('*', oneAddress, (c) => c.text('page'))

test.each([
  ['/hotels/', 'https://shop.example/hotels'],
  ['/hotels/lagoon/?guests=2,1,0', 'https://shop.example/hotels/lagoon?guests=2,1,0'],
])('%s leads to the address without the slash', async (path, location) => {
  const answer = await app.request(`http://127.0.0.1${path}`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(location)
})

test.each(['/', '/hotels', '/hotels?destination=Tulum/'])('%s is answered', async (path) => {
  expect((await app.request(`http://127.0.0.1${path}`)).status).toBe(200)
})
