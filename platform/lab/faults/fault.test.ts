import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { faultsIn, withFault } from './fault.ts'
import { faultsOf } from './lists.ts'

const [fault] = faultsIn('a.ts', 'a.test.ts', [['a sentence', 'x * 2', "x + '$&'"]])
if (!fault) throw new Error('no fault')

test('a fault replaces exactly its text', () => {
  expect(withFault('return x * 2 // twice', fault)).toBe("return x + '$&' // twice")
})

test.each([
  ['nowhere', 'return x'],
  ['twice', 'x * 2 + x * 2'],
])('text that stands %s is an error', (_, text) => {
  expect(() => withFault(text, fault)).toThrow('a.ts has')
})

test('every fault still has its line and its check', () => {
  for (const one of faultsOf([])) {
    const text = readFileSync(join(root, one.file), 'utf8')
    expect(withFault(text, one), one.breaks).not.toBe(text)
    expect(existsSync(join(root, one.check)), one.check).toBe(true)
  }
})

test('faults are few: what mutation operators can make is left to them', () => {
  expect(faultsOf([]).length).toBeGreaterThan(0)
  expect(faultsOf([]).length).toBeLessThanOrEqual(60)
})

test('a name stands for its list', () => {
  const crashes = faultsOf(['crashes'])
  expect(crashes.length).toBeLessThan(faultsOf([]).length)
  expect(faultsOf([])).toEqual(expect.arrayContaining(crashes))
})

test('a list that is not there is an error', () => {
  expect(() => faultsOf(['crahses'])).toThrow('no list of faults named crahses')
})
