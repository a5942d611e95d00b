import { createFakeHttp } from '@storefront/http/testing'
import { expect, it } from 'vitest'
import { getArticle, getContactStatus } from './calls.ts'

const { signal } = new AbortController()

it('requests an article with an escaped slug', async () => {
  const fake = createFakeHttp({})
  await getArticle(fake, '../hotels?q=1', signal).catch(() => null)
  expect(fake.calls[0]?.call).toBe('GET /articles/..%2Fhotels%3Fq%3D1')
})

it('reads the contact status below data', async () => {
  const fake = createFakeHttp({ 'GET /contact/status': () => ({ data: { available: false } }) })
  expect(await getContactStatus(fake, signal)).toBe(false)
})
