import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { pageHtml, scriptJson } from './page-html.ts'

const { agency } = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1' })
const flights = {
  baseUrl: '/remotes/flights/1.0.0/',
  release: {
    name: 'flights',
    version: '1.0.0',
    mounts: ['flights'],
    entry: 'entry.1.js',
    exposes: {
      './routes': { js: ['routes.js'], css: [] },
      './SearchForm': { js: ['f.js'], css: [] },
    },
    screens: {
      results: { js: ['results.js'], css: ['results.css'] },
      summary: { js: ['summary.js'], css: [] },
    },
    integrity: { 'entry.1.js': 'sha384-entry' },
  },
}

function page(changes: Partial<Parameters<typeof pageHtml>[0]> = {}) {
  return pageHtml({
    origin: 'https://shop.example',
    pathname: '/flights/results',
    agency,
    shell: { scripts: ['/assets/shell.js'], inlineCss: ':root{}' },
    boot: {
      agency,
      remotes: { flights },
      today: '2026-11-21',
      mounted: 'flights',
      rendered: ['flights/routes'],
      hydration: { loaderData: {} },
    },
    content: '<p>hello</p>',
    head: null,
    screens: [{ remote: 'flights', screen: 'results' }],
    ...changes,
  })
}

test('a page hints at exactly the files of its screen, with their hashes', () => {
  const html = page()
  expect(html).toContain(
    'href="/remotes/flights/1.0.0/entry.1.js" crossorigin="anonymous" integrity="sha384-entry"',
  )
  expect(html).toContain('routes.js')
  expect(html).toContain('results.js')
  expect(html).toContain('<link rel="stylesheet" href="/remotes/flights/1.0.0/results.css"')
  expect(html.match(/<link rel="preload"[^>]*summary\.js/)).toBeNull()
  expect(html.match(/<link rel="preload"[^>]*f\.js/)).toBeNull()
})

test('data cannot end the script element it stands in', () => {
  const hostile = { text: '</script><script>alert(1)</script>\u2028' }
  expect(scriptJson(hostile)).not.toContain('<')
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile)
})

test('head texts are escaped, and addresses are absolute', () => {
  const html = page({
    head: {
      title: '"><script>x</script>',
      description: 'A & B',
      image: '/media/a.webp',
      noindex: true,
    },
  })
  expect(html).not.toContain('<script>x')
  expect(html).toContain('A &amp; B')
  expect(html).toContain('content="https://shop.example/media/a.webp"')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/flights/results">')
})
