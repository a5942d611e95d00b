import { expect, test } from 'vitest'
import { liveRemote } from '../testing/live-remote.ts'
import { assetsFor, preloadFiles } from './assets.ts'
import type { RemoteOnPage } from './remote-on-page.ts'

const scripts = (...js: string[]) => ({ js, css: [] })
const current = liveRemote('flights', {
  exposes: { './routes': scripts('routes.js', 'shared.js'), './SearchForm': scripts('form.js') },
  screens: {
    results: { js: ['results.js', 'shared.js'], css: ['results.css'] },
    calls: scripts('calls.js'),
  },
  integrity: { 'entry.js': 'sha256-1' },
})

test('lists entry, expose and known screens of a visit, each file once, styles first', () => {
  expect(assetsFor(current, './routes', ['results', 'yachts'])).toEqual([
    { url: '/remotes/flights/1.0.0/results.css', as: 'style' },
    { url: '/remotes/flights/1.0.0/entry.js', as: 'script', integrity: 'sha256-1' },
    { url: '/remotes/flights/1.0.0/routes.js', as: 'script' },
    { url: '/remotes/flights/1.0.0/shared.js', as: 'script' },
    { url: '/remotes/flights/1.0.0/results.js', as: 'script' },
  ])
})

test('preloads what an expose needs together with the entry, each file once', () => {
  const preloads = () => [...document.head.querySelectorAll('link[rel="preload"]')]
  for (const link of preloads()) link.remove()
  const page = { current, isInUse: false } as unknown as RemoteOnPage
  const { beforeRequest } = preloadFiles(() => page)
  for (const expose of ['SearchForm', 'routes'])
    beforeRequest?.({ id: `flights/${expose}` } as never)
  const files = ['entry.js', 'form.js', 'routes.js', 'shared.js', 'calls.js']
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual(
    files.map((name) => current.baseUrl + name),
  )
})
