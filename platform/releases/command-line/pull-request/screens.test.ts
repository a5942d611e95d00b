import { expect, test } from 'vitest'
import { screensOf } from './screens.ts'

test('the tab, the addresses it owns, one page below each, and those that the contract has', () => {
  const tours = {
    name: 'tours',
    version: '1.0.0',
    mounts: ['tours'],
    tab: { id: 'tours', label: 'Tours', position: 1 },
    entry: 'entry.js',
    exposes: {},
    screens: {},
    integrity: {},
  }
  expect(screensOf(tours, ['/', '/tours', '/tours/cenotes', '/tours/reef'])).toEqual([
    '/?tab=tours',
    '/tours',
    '/tours/cenotes',
    '/tours/success',
    '/tours/error',
  ])
})
