import { expect, test } from 'vitest'
import { checkSamples } from './samples.ts'

const samples = {
  results: { address: '/tours' },
  summary: { address: '/tours/summary', from: 'results', press: ['Book'] },
}
const tours = { name: 'tours', mounts: ['tours'], exposes: {}, samples }

test('requires one sample for each screen of a build', () => {
  const check = (...screens: string[]) => checkSamples(tours, screens)
  expect(() => check('results', 'summary')).not.toThrow()
  expect(() => check('results', 'summary', 'detail')).toThrow(
    'remote.config.ts of tours has no sample of its screens detail.',
  )
  expect(() => check('summary')).toThrow(
    'remote.config.ts of tours has samples of no screen: results.',
  )
})
