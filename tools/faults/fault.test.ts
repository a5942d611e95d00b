import { expect, test } from 'vitest'
import { faultsIn, withFault } from './fault.ts'

const [fault] = faultsIn('a.ts', 'a.test.ts', [['§9: a sentence', 'x * 2', "x + '$&'"]])
if (!fault) throw new Error('no fault')

test('a fault stands where its text stood, to the letter', () => {
  expect(withFault('return x * 2 // twice', fault)).toBe("return x + '$&' // twice")
})

test.each([
  ['nowhere', 'return x'],
  ['twice', 'x * 2 + x * 2'],
])('text that stands %s is an error', (_, text) => {
  expect(() => withFault(text, fault)).toThrow('a.ts has')
})
