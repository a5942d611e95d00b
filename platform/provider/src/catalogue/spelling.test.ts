import { expect, test } from 'vitest'
import { spellingOf } from './spelling.ts'

const correct = spellingOf(['cancun', 'carmen', 'guadalajara', 'holbox', 'madrid', 'marina', 'sea'])

test.each([
  ['cancn', 'cancun'],
  ['cacun', 'cancun'],
  ['guadaljara', 'guadalajara'],
  ['holbosh', 'holbox'],
  ['madrit', 'madrid'],
  ['xyzzy', null],
  ['narnia', null],
  ['se', null],
  ['', null],
])('corrects %j to %j', (word, expected) => expect(correct(word)).toBe(expected))
