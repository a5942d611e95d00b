import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { baseConfig } from './base-config.ts'
import { compile } from './compile.ts'
import { bracketsOf } from './eager-modules.ts'

/** A script with every long module in brackets. */
function withEagerModules(script: string, length?: number): string {
  const brackets = bracketsOf(script, length).sort((a, b) => b.at - a.at)
  return brackets.reduce(
    (text, { at, text: bracket }) => text.slice(0, at) + bracket + text.slice(at),
    script,
  )
}

// Fault: ./edit-scripts.ts "OPTIMIZE_SIZE + 1" → "OPTIMIZE_SIZE - 1"

test.each([
  ['a module', '({7(e,t){t(8)},8(){}})', '({7:(function(e,t){t(8)}),8:(function(){})})'],
  ['a function as a value', '({7:function(e){e()}})', '({7:(function(e){e()})})'],
  [
    'a chunk',
    '(self.x=self.x||[]).push([["34"],{7(e){}}])',
    '(self.x=self.x||[]).push([["34"],{7:(function(e){})}])',
  ],
  ['a module in a module', '({7(){({8(){}})}})', '({7:(function(){({8:(function(){})})})})'],
  ['an object of names', '({a(){},b:1})', '({a(){},b:1})'],
  ['numbers that are no functions', '({7:1,8(){}})', '({7:1,8(){}})'],
  ['what cannot be a module', '({get 7(){return 1}})', '({get 7(){return 1}})'],
  ['what waits', '({async 7(){}})', '({async 7(){}})'],
  ['nothing', '({})', '({})'],
])('%s', (_, script, eager) => {
  expect(withEagerModules(script, 0)).toBe(eager)
})

test('a short module is left as it is', () => {
  const long = `7(e){e("${'x'.repeat(10_000)}")}`
  expect(withEagerModules(`({${long},8(){}})`)).toBe(`({7:(function${long.slice(1)}),8(){}})`)
})

test('a built script has its modules in brackets, minified and all', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'eager-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  await writeFile(join(directory, 'entry.js'), `console.log(require('./answer.js').answer)`)
  await writeFile(join(directory, 'answer.js'), `exports.answer = '${'x'.repeat(10_000)}'`)
  const base = baseConfig({ directory, uniqueName: 'eager', mode: 'production', target: 'web' })
  await compile([
    { ...base, entry: './entry.js', output: { path: directory, filename: 'built.js' } },
  ])
  expect(await readFile(join(directory, 'built.js'), 'utf8')).toMatch(
    /\d+:\(function\(\w+,\w+\)\{\w+\.\w+=[^}]+\}\)/,
  )
})
