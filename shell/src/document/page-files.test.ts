import { liveRemote } from '@storefront/federation/testing'
import { expect, test, vi } from 'vitest'
import { PageFiles, type Shown } from './page-files.ts'

const both = { js: ['both.js'], css: ['both.css'] }
const content = liveRemote('content', {
  exposes: { './home': both, './routes': both },
  screens: { blog: { js: [], css: ['blog.css'] } },
  integrity: { 'blog.css': 'sha256-blog' },
})
const read = vi.fn(async (_: string, file: string) => {
  if (file === 'both.css') return '.a{}'
  throw new Error(`${file} is not the file that was released.`)
})

const list = (keys: string[], shown: Shown) => new PageFiles().list({ content }, keys, shown, read)

const home = ['content/home']
const names = (listed: { url: string }[]) =>
  listed.map(({ url }) => url.replace(content.baseUrl, ''))

test('lists as hints the files of a part that the browser renders, and reads none', async () => {
  const listed = await list(home, { rendered: [], screens: [] })
  expect(names(listed)).toEqual(['both.css', 'entry.js', 'both.js'])
  expect(listed.every(({ isHint }) => isHint)).toBe(true)
  expect(read).not.toHaveBeenCalled()
  // Home is hydrated later.
  expect(names(await list(home, { rendered: home, screens: [] }))).toEqual(['both.css'])
})

test('links a style that cannot be read', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const routes = ['content/routes']
  const screens = [{ remote: 'content', screen: 'blog' }]
  const listed = await list(routes, { rendered: routes, screens })
  const altered = listed.find(({ url }) => url.endsWith('blog.css'))
  expect(altered).toMatchObject({ integrity: content.release.integrity['blog.css'] })
  expect(altered).not.toHaveProperty('text')
  expect(logged).toHaveBeenCalledOnce()
})
