import { expect, test } from 'vitest'
import { htmlSummary } from './html-text.ts'

test.each([
  ['<p>Cool   water.</p><p>Deep, too.</p>', 'Cool water. Deep, too.'],
  ['<h2>Where</h2><p>Near Valladolid &amp; Tulum</p>', 'Near Valladolid & Tulum'],
  ['<h2>Where <em>to</em></h2>See <h3>x</h3>it', 'See it'],
  ['<p>One<hr>Two</p></h2><h10>Three</h10>', 'One Two Three'],
  ['<h2>Where<h2>to</h2>See', 'See'],
  ['<p>2&nbsp;km, &lt; 1 h, &gt; 30 min</p>', '2 km, < 1 h, > 30 min'],
  ['5 < 6, and <b', '5 < 6, and <b'],
])('the summary of %j is %j', (html, summary) => {
  expect(htmlSummary(html)).toBe(summary)
})

test('leaves out headings, and keeps a word with an inline part together', () => {
  for (const name of ['h1', 'h6']) expect(htmlSummary(`<${name}>Where</${name}>Here`)).toBe('Here')
  for (const name of 'a strong b em i u s small sub sup code q span'.split(' '))
    expect(htmlSummary(`ceno<${name}>te</${name}>s`), name).toBe('cenotes')
})

test('keeps 160 characters whole, and ends at a whole word without a comma', () => {
  const text = `${'lagoon '.repeat(22)}waters`
  expect(htmlSummary(text)).toBe(text)
  expect(htmlSummary(`${text}x`)).toBe(`${'lagoon '.repeat(22).trim()}…`)
  expect(htmlSummary(`<p>${'lagoon, '.repeat(40)}</p>`)).toMatch(/^.{100,154}lagoon…$/)
})

test.each(['<', '<h1>', '</h1'])('reads 40 kB of %s before the test times out', (tag) => {
  expect(htmlSummary(tag.repeat(40_000 / tag.length)).length).toBeLessThanOrEqual(161)
})
