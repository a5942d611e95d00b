import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { detailPaths, paths } from '@storefront/contract'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { operations } from '../contract/operations.ts'

const inOneLine = (path: string) => readFileSync(join(root, path), 'utf8').replace(/\s+/g, ' ')
const product = globSync('docs/product/*.md', { cwd: root }).map(inOneLine).join('\n')
const isProduct = (path: string) => !/\.test\.|\/testing/.test(path)
const shop = globSync(
  '{shell,flights,hotels,tours,packages-mfe,content,shared/*}/src/**/*.{ts,tsx}',
  { cwd: root },
)
  .filter(isProduct)
  .map(inOneLine)
  .join('\n')

test('each quoted text of the product pages is in the code', () => {
  const quoted = [...product.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
  expect(quoted.filter((text) => !patternOf(text).test(shop))).toEqual([])
})

test('the product pages list exactly the calls of the contract', () => {
  const named = [...product.matchAll(/`(GET|POST) (\/\S*)` \|/g)].map(
    ([, method = '', path]) => `${method.toLowerCase()} ${path}`,
  )
  expect(named.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort())
})

test('the product pages list exactly the addresses of the contract', () => {
  const section = product.split('## 1.2 ')[1]?.split(' * ')[0] ?? ''
  const named = [...section.matchAll(/`(\/[^`?]*)`/g)].map(([, path]) => path)
  const details = Object.values(detailPaths).map((address) => `${address('')}{slug}`)
  expect(named.sort()).toEqual([...Object.values(paths), ...details].sort())
})

/** Pattern of a quoted text, in which each `{value}` matches up to 60 characters. */
function patternOf(text: string): RegExp {
  const words = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()[\]\\|]/g, '\\$&'))
  return new RegExp(words.join('.{1,60}?'))
}
