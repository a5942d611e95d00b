import { expect, test } from 'vitest'
import { htmlText, proseOf } from './html-text.ts'

test.each([
  ['<p>One</p><p>two</p>', ' One  two '],
  ['3 &lt; 4<br>5 > 4', '3 &lt; 4 5 > 4'],
])('the text of %s', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

test.each([
  ['tags inside a sentence go', '<p>A <strong>big</strong> reef</p>', '<p>A big reef</p>'],
  ['a heading goes with what stands in it', '<h2>By <em>boat</em></h2><p>Go.</p>', '<p>Go.</p>'],
  ['another tag does not end a heading', '<h3>A<div>b</div>c</h3>d', 'd'],
  ['nor does a heading that begins in it', '<h2>a<h2>b</h2>c', 'c'],
  ['each heading ends where it ends', '<H1>a</H1>b<h6>c</h6>d', 'bd'],
  ['what only looks like one stays', '<h10>a</h10><hr>', '<h10>a</h10><hr>'],
])('%s', (_, html, prose) => {
  expect(proseOf(html)).toBe(prose)
})
