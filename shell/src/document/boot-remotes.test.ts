import type { LiveRemote } from '@storefront/contract'
import { hotelsWithLastGood, liveRemote } from '@storefront/federation/testing'
import { expect, test } from 'vitest'
import { bootRemotes } from './boot-remotes.ts'

const flights: LiveRemote = {
  ...liveRemote('flights'),
  release: {
    ...liveRemote('flights').release,
    exposes: {
      './routes': { js: ['exposes.js'], css: [] },
      './SearchForm': { js: ['exposes.js', 'form.js'], css: ['form.css'] },
    },
    screens: {
      results: { js: ['results.js'], css: ['results.css'] },
      calls: { js: ['calls.js'], css: [] },
    },
    styleChunks: { 'form.css': '7' },
    server: 'server/server.mjs',
    integrity: {
      'entry.js': 'sha256-entry',
      'exposes.js': 'sha256-exposes',
      'form.js': 'sha256-form',
      'form.css': 'sha256-css',
      'calls.js': 'sha256-calls',
      'results.js': 'sha256-results',
      'results.css': 'sha256-results',
      'server/server.mjs': 'sha256-server',
    },
  },
}

test('gives a page the files that it may load later, and nothing of the server', () => {
  const { release } = bootRemotes({ flights }).flights ?? {}
  expect(release).toMatchObject({ mounts: ['flights'], entry: 'entry.js' })
  expect(release?.screens).toEqual({ calls: flights.release.screens.calls })
  const files = ['entry.js', 'exposes.js', 'form.js', 'form.css', 'calls.js']
  expect(Object.keys(release?.integrity ?? {})).toEqual(files)
  expect(release).not.toHaveProperty('server')
  expect(release).not.toHaveProperty('styleChunks')
})

test('leaves out the files of a rendered part, except scripts of one that is hydrated later', () => {
  const { release } = bootRemotes({ flights }, ['flights/SearchForm']).flights ?? {}
  expect(release?.exposes).toEqual({
    './routes': { js: ['exposes.js'], css: [] },
    './SearchForm': { js: [], css: [] },
  })
  expect(Object.keys(release?.integrity ?? {})).toEqual(['entry.js', 'exposes.js', 'calls.js'])
  expect(bootRemotes({ flights }, ['flights/routes']).flights?.release.screens).toEqual({})
  const exposes = { './home': { js: ['home.js'], css: ['home.css'] } }
  const live = { ...flights, release: { ...flights.release, name: 'content', exposes } }
  const { content } = bootRemotes({ content: live }, ['content/home'])
  expect(content?.release.exposes).toEqual({ './home': { js: ['home.js'], css: [] } })
})

test('gives a page what it needs to run the last good release', () => {
  const { hotels } = bootRemotes({ hotels: hotelsWithLastGood })
  expect(hotels?.release.version).toBe('1.2.0')
  expect(hotels?.lastGood?.baseUrl).toBe('/remotes/hotels/1.1.0/')
  expect(hotels?.lastGood?.release).toMatchObject({ entry: 'entry.js', exposes: {} })
})
