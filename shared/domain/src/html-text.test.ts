import { expect, test } from 'vitest'
import { htmlSummary, htmlText } from './html-text.ts'

test('replaces each tag by a space', () => {
  expect(htmlText('3 &lt; 4<br>5 > 4<p>two</p>')).toBe('3 &lt; 4 5 > 4 two ')
})

test.each([
  ['<p>Cool   water.</p><p>Deep, too.</p>', 'Cool water. Deep, too.'],
  ['<h2>Where</h2><p>Near Valladolid &amp; Tulum</p>', 'Near Valladolid & Tulum'],
  ['<p>On the <a href="/b">coast</a>, <b>not</b> far.</p>', 'On the coast, not far.'],
  ['<h2>Where <em>to</em></h2>See <h3>x</h3>it', 'See it'],
  ['<p>One<hr>Two</p></h2><h10>Three</h10>', 'One Two Three'],
  ['<h3>Where<div>to</div></h3>See', 'See'],
  ['<h2>Where<h2>to</h2>See', 'See'],
  ['<H2>Where</H2><p>Here</p>', 'Here'],
  ['<p>2&nbsp;km, &lt; 1 h, &gt; 30 min</p>', '2 km, < 1 h, > 30 min'],
  ['<p>Cool</p><!-- h2 --><p>water</p>', 'Cool water'],
  ['<dl><dt>Parking</dt><dd>Free</dd></dl><pre>12</pre>07:00', 'Parking Free 12 07:00'],
  ['5 < 6, and <b', '5 < 6, and <b'],
  ['', ''],
])('the summary of %j is %j', (html, summary) => {
  expect(htmlSummary(html)).toBe(summary)
})

test.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('leaves out the heading %s', (name) => {
  expect(htmlSummary(`<${name}>Where</${name}>Here`)).toBe('Here')
})

test.each('a strong b em i u s small sub sup code q span'.split(' '))(
  'keeps a word with a part in <%s> together',
  (name) => {
    expect(htmlSummary(`ceno<${name}>te</${name}>s`)).toBe('cenotes')
  },
)

test('keeps a text of 160 characters whole', () => {
  const text = `${'lagoon '.repeat(22)}waters`
  expect(htmlSummary(text)).toBe(text)
  expect(htmlSummary(`${text}x`)).toBe(`${'lagoon '.repeat(22).trim()}…`)
})

test('ends at a whole word within 160 characters, without a comma before the ellipsis', () => {
  const summary = htmlSummary(`<p>${'lagoon, '.repeat(40)}</p>`)
  expect(summary.length).toBeLessThanOrEqual(161)
  expect(summary).toMatch(/lagoon…$/)
})

test.each(['<', '<a', '<h1>', '<h1', '</h1'])(
  'reads 40 kB of %s before the test times out',
  (tag) => {
    expect(htmlSummary(tag.repeat(40_000 / tag.length)).length).toBeLessThanOrEqual(161)
  },
)
