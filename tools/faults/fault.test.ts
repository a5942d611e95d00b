import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../apps.ts'
import { faultsIn, withFault } from './fault.ts'
import { loadFaults } from './load-faults.ts'

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

test('every fault of every list still has its line and its check', async () => {
  const faults = await loadFaults()
  expect(faults.length).toBeGreaterThan(100)
  for (const one of faults) {
    const text = readFileSync(join(root, one.file), 'utf8')
    expect(withFault(text, one), one.breaks).not.toBe(text)
    expect(existsSync(join(root, one.check)), one.check).toBe(true)
  }
})

test('a folder names its lists, a path one of them', async () => {
  const all = await loadFaults(['hotels'])
  const some = await loadFaults(['hotels/rates'])
  expect(some.length).toBeGreaterThan(0)
  expect(all.length).toBeGreaterThan(some.length)
  expect(all).toEqual(expect.arrayContaining(some))
  expect(await loadFaults(['hotels', 'hotels/rates'])).toEqual(all)
})

test('a list that is not there is an error', async () => {
  await expect(loadFaults(['hotles'])).rejects.toThrow('no list of faults named hotles')
})
