import type { LiveRemote } from '@storefront/contract'
import { expect, test } from 'vitest'
import { forBrowser } from './live-remotes.ts'

const flights: LiveRemote = {
  baseUrl: '/remotes/flights/1.0.0/',
  release: {
    name: 'flights',
    version: '1.0.0',
    mounts: ['flights'],
    entry: 'entry.js',
    exposes: {
      './routes': { js: ['exposes.js'], css: [] },
      './SearchForm': { js: ['exposes.js', 'form.js'], css: ['form.css'] },
    },
    screens: { results: { js: ['results.js'], css: ['results.css'] } },
    styleChunks: { 'form.css': '7' },
    server: 'server/server.mjs',
    integrity: {
      'entry.js': 'sha384-entry',
      'exposes.js': 'sha384-exposes',
      'form.js': 'sha384-form',
      'form.css': 'sha384-css',
      'results.js': 'sha384-results',
      'server/server.mjs': 'sha384-server',
    },
  },
}

test('a page learns of a remote what it may load later, and nothing of the server', () => {
  const { release } = forBrowser({ flights }).flights ?? {}
  expect(release).toMatchObject({ mounts: ['flights'], entry: 'entry.js', screens: {} })
  expect(Object.keys(release?.integrity ?? {})).toEqual([
    'entry.js',
    'exposes.js',
    'form.js',
    'form.css',
  ])
  expect(release).not.toHaveProperty('server')
  expect(release).not.toHaveProperty('styleChunks')
})

test('what the page was rendered with is hinted at in its head and not listed again', () => {
  const { release } = forBrowser({ flights }, ['flights/SearchForm']).flights ?? {}
  expect(release?.exposes).toEqual({
    './routes': { js: ['exposes.js'], css: [] },
    './SearchForm': { js: [], css: [] },
  })
  expect(Object.keys(release?.integrity ?? {})).toEqual(['entry.js', 'exposes.js'])
})
