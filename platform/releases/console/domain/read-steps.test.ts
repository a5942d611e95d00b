import { expect, test } from 'vitest'
import { readSteps } from './read-steps.ts'

test.each([
  ['5, 25, 100', [5, 25, 100]],
  ['5 25,100,', [5, 25, 100]],
  ['0.5,100', [0.5, 100]],
  ['', null],
  ['25, 5', null],
  ['5, 5', null],
  ['0, 100', null],
  ['100', null],
  ['5, 25', null],
  ['5, 101', null],
  ['5, 101, 100', null],
  ['five', null],
])('%j is %j', (text, steps) => {
  expect(readSteps(text)).toEqual(steps)
})
