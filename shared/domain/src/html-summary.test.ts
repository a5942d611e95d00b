import { expect, test } from 'vitest'
import { htmlSummary } from './html-summary.ts'

test.each([
  ['<p>Cool   water.</p><p>Deep, too.</p>', 'Cool water. Deep, too.'],
  ['<h2>Where</h2><p>Near Valladolid &amp; Tulum</p>', 'Near Valladolid & Tulum'],
  ['<p>On the <a href="/b">coast</a>, <b>not</b> far.</p>', 'On the coast, not far.'],
  ['<h2>Where <em>to</em></h2>See <h3>x</h3>it', 'See it'],
  ['5 < 6, and <b', '5 < 6, and <b'],
  ['', ''],
])('the summary of %j is %j', (html, summary) => {
  expect(htmlSummary(html)).toBe(summary)
})

test('it ends at a whole word after 160 characters at most', () => {
  const summary = htmlSummary(`<p>${'lagoon, '.repeat(40)}</p>`)
  expect(summary.length).toBeLessThanOrEqual(161)
  expect(summary).toMatch(/lagoon…$/)
})

test.each(['<', '<a', '<h1>', '<h1', '</h1'])(
  '40 kB of %s cost no more than a page has time for',
  (piece) => {
    const before = process.cpuUsage()
    htmlSummary(piece.repeat(40_000 / piece.length))
    // The processor's time: a busy machine takes longer by the clock.
    const ms = process.cpuUsage(before).user / 1000
    expect(ms).toBeLessThan(200)
    console.info(`P13 · 40 kB of ${piece}: ${Math.round(ms)} ms`)
  },
)
