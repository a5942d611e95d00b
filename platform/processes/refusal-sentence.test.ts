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
  [
    'a refusal',
    new Error('flights 9.9.9 was never published.'),
    'flights 9.9.9 was never published.',
  ],
  [
    'a sentence with what a tool printed below',
    new Error('It does not build.\n    at main'),
    'It does not build.',
  ],
  [
    'no answer from any address of a host',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  ['something that is no error', 'enough', 'enough'],
  ['a mistake of ours', thrown(() => (undefined as never as string[]).length), null],
  ['a name that there is not', new ReferenceError('releases is not defined'), null],
])('%s', (_, error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence)
})

test('an option that there is not is named', () => {
  expect(sentenceOf(thrown(() => parseArgs({ args: ['--lvie'] })))).toContain('--lvie')
})
