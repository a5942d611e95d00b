import { expect, test } from 'vitest'
import { spellingOf } from './spelling.ts'

const correct = spellingOf(['cancun', 'carmen', 'guadalajara', 'holbox', 'madrid', 'marina', 'sea'])

test.each([
  ['cancn', 'cancun'],
  ['holbosh', 'holbox'],
  ['narnia', null],
  ['se', null],
])('corrects %j to %j', (word, expected) => expect(correct(word)).toBe(expected))
