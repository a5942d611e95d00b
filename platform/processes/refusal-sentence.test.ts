import { expect, test } from 'vitest'
import { sentenceOf } from './refusal-sentence.ts'

const withCode = (error: Error, code: string) => Object.assign(error, { code })
const ofCompiler = 'flights:web:\n  ERROR in ./a.ts'

test.each([
  ['no stack in a message', new Error('It fails.\n    at main'), 'It fails.'],
  ['every line of a message of a compiler', new Error(ofCompiler), ofCompiler],
  ['the code of an error without a text', withCode(new AggregateError([]), 'X'), 'X'],
  ['a thrown text', 'enough', 'enough'],
  ['an unknown option', withCode(new TypeError('Unknown --x'), 'ERR_PARSE_ARGS'), 'Unknown --x'],
  ['no TypeError', new TypeError('undefined has no length'), null],
  ['no ReferenceError', new ReferenceError('releases is not defined'), null],
])('prints %s', (_, error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence)
})
