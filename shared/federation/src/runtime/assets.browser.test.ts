import { expect, test } from 'vitest'
import { liveRemote } from '../testing/live-remote.ts'
import { preloadFiles } from './assets.ts'
import type { RemoteOnPage } from './remote-on-page.ts'

const file = (name: string) => ({ js: [name], css: [] })
const current = liveRemote('flights', {
  exposes: { './routes': file('routes.js'), './SearchForm': file('form.js') },
  screens: { results: file('results.js'), calls: file('calls.js') },
})

const preloads = () => [...document.head.querySelectorAll('link[rel="preload"]')]

test.each([
  ['routes', ['entry.js', 'routes.js', 'calls.js']],
  ['SearchForm', ['entry.js', 'form.js']],
])('preloads what %s needs together with the entry', (expose, files) => {
  for (const link of preloads()) link.remove()
  const plugin = preloadFiles(() => ({ current, isInUse: false }) as unknown as RemoteOnPage)
  plugin.beforeRequest?.({ id: `flights/${expose}` } as never)
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual(
    files.map((name) => current.baseUrl + name),
  )
})
