import type { LiveRemote } from '@storefront/contract'
import { integrityOf } from '@storefront/releases'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { PageAssets } from './page-assets.ts'

const text = '.a{}'
const both = { js: ['both.js'], css: ['both.css'] }
const content: LiveRemote = {
  baseUrl: '/remotes/content/1.0.0/',
  release: {
    name: 'content',
    version: '1.0.0',
    mounts: [],
    entry: 'entry.js',
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

test('of what the browser renders the files are named and none is read', async () => {
  const listed = await assets().list(remotes, ['content/home'], { rendered: [], screens: [] })
  expect(listed.map(({ url }) => url.replace(content.baseUrl, ''))).toEqual([
    'both.css',
    'entry.js',
    'both.js',
  ])
  expect(listed.every(({ isHint }) => isHint)).toBe(true)
  expect(style).not.toHaveBeenCalled()
})

test('a part that is hydrated later has its styles in the page, and no script', async () => {
  const shown = { rendered: ['content/home'], screens: [] }
  const listed = await assets().list(remotes, ['content/home'], shown)
  expect(listed.map(({ url }) => url.replace(content.baseUrl, ''))).toEqual(['both.css'])
})

test('a file that is shown by one part and not by another is shown, and read once', async () => {
  const pages = assets()
  const keys = ['content/routes', 'content/SearchForm']
  for (const rendered of [keys.slice(0, 1), keys.slice(1)]) {
    const listed = await pages.list(remotes, keys, { rendered, screens: [] })
    expect(listed.find(({ as }) => as === 'style')).toMatchObject({ text })
    expect(listed.filter(({ isHint }) => isHint)).toEqual([])
  }
  expect(style).toHaveBeenCalledOnce()
})

test('a page can start with the styles that were read, and with no others', async () => {
  const pages = assets()
  expect(pages.haveText(remotes, ['content/home'])).toBe(false)
  expect(pages.haveText(remotes, [])).toBe(true)
  await pages.list(remotes, ['content/home'], { rendered: ['content/home'], screens: [] })
  expect(pages.haveText(remotes, ['content/home'])).toBe(true)
})

test('a style whose bytes are not those released is linked, for the browser to refuse', async () => {
  const screens = [{ remote: 'content', screen: 'blog' }]
  const listed = await assets().list(remotes, ['content/routes'], {
    rendered: ['content/routes'],
    screens,
  })
  const altered = listed.find(({ url }) => url.endsWith('blog.css'))
  expect(altered).toMatchObject({ integrity: content.release.integrity['blog.css'] })
  expect(altered).not.toHaveProperty('text')
  expect(log.error).toHaveBeenCalledOnce()
})
