import { expect, test } from 'vitest'
import { readRollout } from './rollout.ts'

const asked = {
  app: 'flights',
  version: '1.2.0',
  steps: [5, 25, 100],
  everySeconds: 600,
}

test.each([
  [['--steps', '5,25,100', '--every', '10m'], asked],
  [['--steps=5,25,100'], asked],
  [['--steps', '0.5,100', '--every', '2h'], { ...asked, steps: [0.5, 100], everySeconds: 7200 }],
  [['20'], null],
])('canary flights=1.2.0 %j', (options, is) => {
  expect(readRollout(['flights=1.2.0', ...options])).toEqual(is)
})

test.each([
  [['--steps', 'some'], 'some are no percentages: --steps 5,25,100'],
  [['--steps', '5,100', '--every', 'day'], 'day is no time: --every 10m'],
])('canary flights=1.2.0 %j is refused', (options, sentence) => {
  expect(() => readRollout(['flights=1.2.0', ...options])).toThrow(sentence)
})
