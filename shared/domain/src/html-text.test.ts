import { expect, test } from 'vitest'
import { htmlText, proseOf } from './html-text.ts'

test.each([
  ['<p>One</p><p>two</p>', ' One  two '],
  ['3 &lt; 4<br>5 > 4', '3 &lt; 4 5 > 4'],
])('htmlText of %s is %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

test.each([
  ['removes tags inside a sentence', '<p>A <strong>big</strong> reef</p>', '<p>A big reef</p>'],
  ['removes a heading with its content', '<h2>By <em>boat</em></h2><p>Go.</p>', '<p>Go.</p>'],
  ['does not end a heading at another tag', '<h3>A<div>b</div>c</h3>d', 'd'],
  ['does not start a second heading inside a heading', '<h2>a<h2>b</h2>c', 'c'],
  ['removes every heading, even in upper case', '<H1>a</H1>b<h6>c</h6>d', 'bd'],
  ['keeps tags that only resemble headings', '<h10>a</h10><hr>', '<h10>a</h10><hr>'],
])('%s', (_, html, prose) => {
  expect(proseOf(html)).toBe(prose)
})
