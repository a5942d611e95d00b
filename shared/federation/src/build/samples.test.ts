import type { RemoteDescription } from '@storefront/contract'
import { expect, test } from 'vitest'
import { checkSamples } from './samples.ts'

const tours: RemoteDescription = {
  name: 'tours',
  mounts: ['tours'],
  exposes: {},
  samples: {
    results: { address: '/tours' },
    summary: { address: '/tours/summary', from: 'results', press: ['Book'] },
  },
}

test('requires one sample for each screen of a build', () => {
  expect(() => checkSamples(tours, ['results', 'summary'])).not.toThrow()
  expect(() => checkSamples(tours, ['results', 'summary', 'detail'])).toThrow(
    'remote.config.ts of tours has no sample of its screens detail.',
  )
  expect(() => checkSamples(tours, ['summary'])).toThrow(
    'remote.config.ts of tours has samples of no screen: results.',
  )
  const { samples: _samples, ...bare } = tours
  expect(() => checkSamples(bare, ['results'])).toThrow('no sample of its screens results')
})
