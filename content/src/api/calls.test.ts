import { createFakeHttp } from '@storefront/http/testing'
import { expect, it } from 'vitest'
import { getArticle } from './calls.ts'

it('requests an article with an escaped slug', async () => {
  const fake = createFakeHttp({})
  await getArticle(fake, '../hotels?q=1', new AbortController().signal).catch(() => null)
  expect(fake.calls[0]?.call).toBe('GET /articles/..%2Fhotels%3Fq%3D1')
})
