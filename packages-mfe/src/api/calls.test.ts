import { createFakeHttp, type FakeAnswer, failing } from '@storefront/http/testing'
import { describe, expect, test } from 'vitest'
import { wirePackages } from '../testing/wire.ts'
import { getPackage } from './calls.ts'

const { signal } = new AbortController()
const [wirePackage] = wirePackages

describe('GET /packages/{slug}', () => {
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

  test('throws 404 for a slug that is not in the list', async () => {
    const { found } = get({ 'GET /packages': () => wirePackages }, 'nowhere')
    await expect(found).rejects.toMatchObject({ status: 404 })
  })

  test('does not request a failed id twice', async () => {
    const { http, found } = get(
      { 'GET /packages': () => [{ id: 4, price_per_person: 1 }], 'GET /packages/4': failing(500) },
      '4',
    )
    await expect(found).rejects.toMatchObject({ status: 500 })
    expect(http.calls).toHaveLength(2)
  })

  test('does not load the list after the visitor left', async () => {
    const { http, found } = get({
      [bySlug]: () => {
        throw new DOMException('left', 'AbortError')
      },
    })
    await expect(found).rejects.toThrow('left')
    expect(http.calls).toHaveLength(1)
  })
})
