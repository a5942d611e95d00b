import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { sentenceOf } from './refusal-sentence.ts'

const thrown = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test.each([
  ['a refusal', new Error('Tours 9 was never published.'), 'Tours 9 was never published.'],
  ['no stack in a message', new Error('It fails.\n    at main'), 'It fails.'],
  [
    'every line of a message of a compiler',
    new Error('flights:web:\n  ERROR in ./a.ts'),
    'flights:web:\n  ERROR in ./a.ts',
  ],
  [
    'the code of an error without a text',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  ['a thrown text', 'enough', 'enough'],
  ['an unknown option', thrown(() => parseArgs({ args: ['--x'] })), expect.stringContaining('--x')],
  ['no TypeError', thrown(() => (undefined as never as string[]).length), null],
  ['no ReferenceError', new ReferenceError('releases is not defined'), null],
])('prints %s', (_, error, sentence) => {
  expect(sentenceOf(error)).toEqual(sentence)
})
