import { expect, test } from 'vitest'
import type { RenderedPage } from '../../src/server.tsx'
import { CappedRenderer } from './open-shell.ts'
import type { PageInput } from './page-renderer.ts'

const page = (html: string) => ({ status: 200, html }) as RenderedPage
const input = (url: string, today = '2026-11-22') => ({ url, remotes: {}, today }) as PageInput

test('past the cap there is no room, and a page is the one that was last rendered', async () => {
  const waiting = Promise.withResolvers<RenderedPage>()
  const renderer = {
    render: ({ url }: PageInput) =>
      url === '/slow' ? waiting.promise : Promise.resolve(page(url)),
  }
  const capped = new CappedRenderer(renderer, 2)
  await capped.render(input('/hotels'))
  const slow = [capped.render(input('/slow')), capped.render(input('/slow'))]
  expect(capped.isFull).toBe(true)
  expect(capped.last(input('/hotels'))).toEqual(page('/hotels'))
  expect(capped.last(input('/hotels', '2026-11-23'))).toBeNull()
  expect(capped.last(input('/tours'))).toBeNull()
  waiting.resolve(page('/slow'))
  await Promise.all(slow)
  expect(capped.isFull).toBe(false)
})

test('a page that a test left parts out of, and one that fails, are not kept', async () => {
  const renderer = { render: () => Promise.resolve(page('broken')) }
  const capped = new CappedRenderer(renderer, 1)
  await capped.render(input('/hotels'), ['hotels'])
  expect(capped.last(input('/hotels'))).toBeNull()
  const failing = new CappedRenderer({ render: () => Promise.reject(new Error('torn')) }, 1)
  await expect(failing.render(input('/hotels'))).rejects.toThrow('torn')
  expect(failing.isFull).toBe(false)
})
