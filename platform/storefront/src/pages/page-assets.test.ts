import type { LiveRemote } from '@storefront/contract'
import { integrityOf } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { PageAssets } from './page-assets.ts'

const text = '.a{}'
const both = { js: ['both.js'], css: ['both.css'] }
const content: LiveRemote = {
  baseUrl: '/remotes/content/1.0.0/',
  release: {
    ...plantedRelease('content', '1.0.0').release,
    exposes: { './home': both, './routes': both, './SearchForm': both },
    screens: { blog: { js: [], css: ['blog.css'] } },
    integrity: {
      'both.css': integrityOf(Buffer.from(text)),
      'blog.css': integrityOf(Buffer.from('.b{}')),
    },
  },
}
const remotes = { content }
const style = vi.fn(async () => Buffer.from(text))
const never = () => Promise.reject(new Error('not asked for'))

function assets() {
  return new PageAssets({ read: never, baseUrl: () => '', file: style, serverBuild: never })
}

beforeEach(() => {
  style.mockClear()
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const home = ['content/home']
const names = (listed: { url: string }[]) =>
  listed.map(({ url }) => url.replace(content.baseUrl, ''))

test('lists as hints the files of a part that the browser renders, and reads none', async () => {
  const listed = await assets().list(remotes, home, { rendered: [], screens: [] })
  expect(names(listed)).toEqual(['both.css', 'entry.js', 'both.js'])
  expect(listed.every(({ isHint }) => isHint)).toBe(true)
  expect(style).not.toHaveBeenCalled()
})

test('lists no script of a part that is hydrated later, and has its styles in memory afterwards', async () => {
  const pages = assets()
  expect(pages.haveText(remotes, home)).toBe(false)
  expect(pages.haveText(remotes, [])).toBe(true)
  expect(names(await pages.list(remotes, home, { rendered: home, screens: [] }))).toEqual([
    'both.css',
  ])
  expect(pages.haveText(remotes, home)).toBe(true)
})

test('inlines a style that two parts share when either is rendered, and reads it once', async () => {
  const pages = assets()
  const keys = ['content/routes', 'content/SearchForm']
  for (const key of keys) {
    const listed = await pages.list(remotes, keys, { rendered: [key], screens: [] })
    expect(listed.find(({ as }) => as === 'style')).toMatchObject({ text })
    expect(listed.filter(({ isHint }) => isHint)).toEqual([])
  }
  expect(style).toHaveBeenCalledOnce()
})

test('links a style whose bytes differ from the released ones', async () => {
  const routes = ['content/routes']
  const screens = [{ remote: 'content', screen: 'blog' }]
  const listed = await assets().list(remotes, routes, { rendered: routes, screens })
  const altered = listed.find(({ url }) => url.endsWith('blog.css'))
  expect(altered).toMatchObject({ integrity: content.release.integrity['blog.css'] })
  expect(altered).not.toHaveProperty('text')
  expect(log.error).toHaveBeenCalledOnce()
})
