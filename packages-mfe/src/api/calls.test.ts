import { createFakeHttp, type FakeAnswer, failing } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import { wirePackages } from '../testing/wire.ts'
import { getPackage } from './calls.ts'

const { signal } = new AbortController()
const [wirePackage] = wirePackages

const bySlug = 'GET /packages/maya-route'
const get = (answers: Record<string, FakeAnswer>, slug = 'maya-route') => {
  const http = createFakeHttp(answers)
  return { http, found: getPackage(http, slug, signal) }
}

test.each([
  ['answers 404', failing(404)],
  ['answers something unreadable', () => 'moved'],
])('reads the id from the list if the call by slug %s', async (_, answer) => {
  const { http, found } = get({
    [bySlug]: answer,
    'GET /packages': () => wirePackages,
    'GET /packages/4': () => ({ data: wirePackage }),
  })
  expect(await found).toMatchObject({ id: 4, name: 'The Maya Route' })
  expect(http.calls.map(({ call }) => call)).toEqual([bySlug, 'GET /packages', 'GET /packages/4'])
})

test('throws 404 for a slug that is not in the list, and requests a failed id only once', async () => {
  const nowhere = get({ 'GET /packages': () => wirePackages }, 'nowhere')
  await expect(nowhere.found).rejects.toMatchObject({ status: 404 })
  const listed = { 'GET /packages': () => [{ id: 4, price_per_person: 1 }] }
  const { http, found } = get({ ...listed, 'GET /packages/4': failing(500) }, '4')
  await expect(found).rejects.toMatchObject({ status: 500 })
  expect(http.calls).toHaveLength(2)
})

test('does not load the list after the visitor left', async () => {
  const left = new DOMException('left', 'AbortError')
  const { http, found } = get({ [bySlug]: () => Promise.reject(left) })
  await expect(found).rejects.toThrow('left')
  expect(http.calls).toHaveLength(1)
})
