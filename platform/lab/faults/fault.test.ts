import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { faultsIn, faultsOf, withFault } from './fault.ts'

const tag = `// ${'Fault'}: ../a.ts "x * 2" → "x + '$&'"`
const [fault] = faultsIn('b/a.test.ts', tag)
if (!fault) throw new Error('no fault')

test.each([
  ['test', `test('a sum', () => {`, 'a sum'],
  ['group', `describe('sums', () => {`, 'sums'],
  ['test of many rows', `test.each([\n  [1, f(2)],\n])('a sum of %s', (n) => {`, 'a sum of '],
  ['test named by its row', `test.each([[1]])('%s', (n) => {`, null],
  ['whole file', '', null],
])('a fault is meant for a %s', (_, below, title) => {
  const found = { file: 'a.ts', check: 'b/a.test.ts', find: 'x * 2', plant: "x + '$&'", title }
  expect(faultsIn('b/a.test.ts', `import x from 'y'\n${tag}\n${tag}\n${below}`)).toEqual([
    found,
    found,
  ])
})

test('a fault replaces exactly its text', () => {
  expect(withFault('return x * 2 // twice', fault)).toBe("return x + '$&' // twice")
})

test.each([
  ['nowhere', 'return x'],
  ['twice', 'x * 2 + x * 2'],
])('text that stands %s is an error', (_, source) => {
  expect(() => withFault(source, fault)).toThrow('a.ts has')
})

test('every fault still has its line; they are few: what mutation operators can make is left to them', () => {
  const faults = faultsOf()
  for (const one of faults) {
    expect(existsSync(join(root, one.check))).toBe(true)
    const source = readFileSync(join(root, one.file), 'utf8')
    expect(withFault(source, one)).not.toBe(source)
  }
  expect(faults.length).toBeGreaterThan(40)
  expect(faults.length).toBeLessThanOrEqual(90)
  expect(faultsOf('platform/provider').length).toBeLessThan(faults.length)
})
