import { expect, test } from 'vitest'
import { beginsWith, namesIn, styleLeaks } from './style-leaks.ts'

const rulesOf = (css: string) => styleLeaks(css, beginsWith('tours')).map(({ rule }) => rule)

test.each([
  '.tours_card, .tours-card:hover > a::before { color: red }',
  ':root[data-theme=dark] .tours_card p + p { color: red }',
  ':where(.tours_card) :is(h2, h3) { color: red }',
  '.tours_card { & p { color: red } &:hover { @media print { color: red; b & { color: red } } } }',
  '@scope (.tours_card) to (.body) { :scope { color: red } p ~ p { color: red } }',
  '@media (width > 1px) { @supports (gap: 1px) { @layer tours.cards { .tours { --gap: 1px } } } }',
  '@layer tours, tours.cards; @keyframes tours_turn { to { rotate: 1turn } }',
  '@font-face { font-family: tours-serif; src: url(a.woff2) }',
  '@property --tours-gap { syntax: "*"; inherits: true }',
  '.tours_box { container: tours_box / size } @container tours_box (width > 1px) { .tours { gap: 0 } }',
])('accepts rules of own elements and names: %s', (css) => {
  expect(rulesOf(css)).toEqual([])
})

test.each([
  ['body', 'body { display: none }'],
  ['.tourship', '.tourship { color: red }'],
  ['header, .tours_card', 'header, .tours_card { visibility: hidden }'],
  ['body:has(.tours_card)', 'body:has(.tours_card) { color: red }'],
  [':is(.tours_card, p)', ':is(.tours_card, p) { color: red }'],
  ['& ~ p', '.tours_card { & ~ p { color: red } }'],
  ['p', '@scope (main) { p { color: red } }'],
  ['@keyframes turn', '@keyframes turn { to { rotate: 1turn } }'],
  ['@layer base', '@layer base { .tours_card { color: red } }'],
  ['@layer base, tours', '@layer base, tours;'],
  ['@font-face', '@font-face { font-family: "Figtree Variable"; src: url(a.woff2) }'],
  ['@property --gap', '@property --gap { syntax: "*"; inherits: true }'],
  ['@new', '@new { body { color: red } }'],
])('finds a rule that reaches further: %s', (rule, css) => {
  expect(rulesOf(css)).toEqual([rule])
})

test('says where a rule stands, and throws for a stylesheet that cannot be parsed', () => {
  const css = '.tours_a{gap:0}\n.tours_b{gap:0} p{gap:0}'
  expect(styleLeaks(css, beginsWith('tours'))).toEqual([{ line: 2, column: 17, rule: 'p' }])
  expect(() => styleLeaks('p {} }', beginsWith('tours'))).toThrow(SyntaxError)
})

test('lists the names of a stylesheet', () => {
  const names = [...namesIn('@layer base { .a:not(.b) { gap: 0 } } @keyframes turn {}')]
  expect(names.sort()).toEqual(['a', 'b', 'base', 'turn'])
})
