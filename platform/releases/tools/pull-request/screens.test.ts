import { expect, test } from 'vitest'
import { screensOf } from './screens.ts'

test('lists the tab and every sample that needs no selection', () => {
  const tours = {
    name: 'tours',
    version: '1.0.0',
    mounts: ['tours'],
    tab: { id: 'tours', label: 'Tours', position: 1 },
    entry: 'entry.js',
    exposes: {},
    screens: {},
    samples: {
      results: { address: '/tours' },
      detail: { address: '/tours/*' },
      summary: { address: '/tours/summary', from: 'detail', press: ['Book'] },
      failed: { address: '/tours/error' },
    },
    integrity: {},
  }
  expect(screensOf(tours, ['/', '/tours', '/tours/cenotes', '/tours/reef'])).toEqual([
    '/?tab=tours',
    '/tours',
    '/tours/cenotes',
    '/tours/error',
  ])
})
