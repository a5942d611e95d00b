import { liveRemote } from '@storefront/federation/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageFiles, type Shown } from './page-files.ts'

const text = '.a{}'
const both = { js: ['both.js'], css: ['both.css'] }
const content = liveRemote('content', {
  exposes: { './home': both, './routes': both, './SearchForm': both },
  screens: { blog: { js: [], css: ['blog.css'] } },
  integrity: { 'blog.css': 'sha256-blog' },
})
const remotes = { content }
const read = vi.fn(async (_: string, file: string) => {
  if (file === 'both.css') return text
  throw new Error(`${file} is not the file that was released.`)
})

/** Lists the files of pages that share what was read. */
function lists() {
  const files = new PageFiles()
  return (keys: string[], shown: Shown) => files.list(remotes, keys, shown, read)
}

beforeEach(() => {
  read.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const home = ['content/home']
const names = (listed: { url: string }[]) =>
  listed.map(({ url }) => url.replace(content.baseUrl, ''))

test('lists as hints the files of a part that the browser renders, and reads none', async () => {
  const listed = await lists()(home, { rendered: [], screens: [] })
  expect(names(listed)).toEqual(['both.css', 'entry.js', 'both.js'])
  expect(listed.every(({ isHint }) => isHint)).toBe(true)
  expect(read).not.toHaveBeenCalled()
})

test('lists no script of a part that is hydrated later', async () => {
  expect(names(await lists()(home, { rendered: home, screens: [] }))).toEqual(['both.css'])
})

test('inlines a style that two parts share when either is rendered, and reads it once', async () => {
  const list = lists()
  const keys = ['content/routes', 'content/SearchForm']
  for (const key of keys) {
    const listed = await list(keys, { rendered: [key], screens: [] })
    expect(listed.find(({ as }) => as === 'style')).toMatchObject({ text })
    expect(listed.filter(({ isHint }) => isHint)).toEqual([])
  }
  expect(read).toHaveBeenCalledOnce()
})

test('links a style that cannot be read', async () => {
  const routes = ['content/routes']
  const screens = [{ remote: 'content', screen: 'blog' }]
  const listed = await lists()(routes, { rendered: routes, screens })
  const altered = listed.find(({ url }) => url.endsWith('blog.css'))
  expect(altered).toMatchObject({ integrity: content.release.integrity['blog.css'] })
  expect(altered).not.toHaveProperty('text')
  expect(console.error).toHaveBeenCalledOnce()
})
