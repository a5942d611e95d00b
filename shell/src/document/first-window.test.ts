import { expect, test } from 'vitest'
import { classesIn, endOfFirstWindow, parseRules, repeatedRules, rulesFor } from './first-window.ts'

test('the first window ends before the first part that is marked as below', () => {
  const content =
    '<main class="a b">x</main><div data-below="" class="c"></div><footer data-below="">'
  const end = endOfFirstWindow(content)
  expect(content.slice(end)).toMatch(/^<div data-below/)
  expect([...classesIn(content.slice(0, end))]).toEqual(['a', 'b'])
  expect(endOfFirstWindow('<p>x</p>')).toBe(8)
})

test.each([
  ['a rule of its class, with braces in a text', '.a{content:"}{"}.z{top:0}', '.a{content:"}{"}'],
  ['a rule of elements', 'p,:root{margin:0}', 'p,:root{margin:0}'],
  ['a rule with any needed selector', '.z,.a .b{top:0}', '.z,.a .b{top:0}'],
  ['no rule that needs a missing class', '.a .z{top:0}.z+.a{top:0}', ''],
  ['a rule that excludes a class', '.a:not(.z):has(.y){top:0}', '.a:not(.z):has(.y){top:0}'],
  ['rules of a media query', '@media x{.a{top:0}.z{top:0}}', '@media x{.a{top:0}}'],
  ['no empty media query', '@media x{.z{top:0}}', ''],
  ['no rule for print', '@media print{.a{top:0}}', ''],
  [
    'no rule for a pointer alone',
    '.a:hover{top:0}.a:hover,.a:not(:hover){top:0}',
    '.a:hover,.a:not(:hover){top:0}',
  ],
  ['layers and fonts', '@layer x,y;@font-face{src:url(a)}', '@layer x,y;@font-face{src:url(a)}'],
])('keeps %s', (_, css, kept) => {
  expect(rulesFor(parseRules(css), new Set(['a', 'b']))).toBe(kept)
})

test('layers and fonts are not repeated', () => {
  const css = '@layer x,y;@layer x{.z{top:0}}@font-face{src:url(a)}@media print{.z{top:0}}p{top:0}'
  expect(repeatedRules(css)).toBe('@media print{.z{top:0}}p{top:0}')
})
