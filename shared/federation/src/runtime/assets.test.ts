import { expect, test } from 'vitest'
import { liveRemote } from '../testing/live-remote.ts'
import { assetsFor } from './assets.ts'

const live = liveRemote('flights', {
  exposes: { './routes': { js: ['routes.js', 'shared.js'], css: [] } },
  screens: { results: { js: ['results.js', 'shared.js'], css: ['results.css'] } },
  integrity: { 'entry.js': 'sha256-1' },
})

test('lists entry, expose and known screens of a visit, each file once, styles first', () => {
  expect(assetsFor(live, './routes', ['results', 'yachts'])).toEqual([
    { url: '/remotes/flights/1.0.0/results.css', as: 'style' },
    { url: '/remotes/flights/1.0.0/entry.js', as: 'script', integrity: 'sha256-1' },
    { url: '/remotes/flights/1.0.0/routes.js', as: 'script' },
    { url: '/remotes/flights/1.0.0/shared.js', as: 'script' },
    { url: '/remotes/flights/1.0.0/results.js', as: 'script' },
  ])
})
