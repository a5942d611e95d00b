import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { inlineOf, pageHtml, pageRest, pageStart, scriptJson } from './page-html.ts'

const { agency } = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1' })
const base = '/remotes/flights/1.0.0/'
const assets = [
  { url: `${base}results.css`, as: 'style' as const, marker: 'flights:chunk-7', text: '.a{}' },
  { url: `${base}other.css`, as: 'style' as const },
  { url: `${base}entry.1.js`, as: 'script' as const, integrity: 'sha256-entry' },
]

function optionsWith(changes: Partial<Parameters<typeof pageHtml>[0]> = {}) {
  return {
    origin: 'https://shop.example',
    pathname: '/flights/results',
    shell: {
      scripts: ['/assets/shell.js'],
      fonts: ['/assets/a.woff2'],
      inlineCss: ':root{}',
      views: { badge: { scripts: ['/assets/badge.js'], styles: ['/assets/badge.css'] } },
    },
    views: [],
    boot: {
      agency,
      remotes: {},
      overrides: {},
      today: '2026-11-21',
      mounted: 'flights',
      rendered: ['flights/routes'],
      hydration: { loaderData: {} },
    },
    content: '<p>hello</p>',
    head: null,
    assets,
    ...changes,
  }
}

function page(changes: Parameters<typeof optionsWith>[0] = {}) {
  return pageHtml(optionsWith(changes))
}

test('a page can start before it is rendered: with all that it paints with, and nothing of its own', () => {
  const options = optionsWith()
  const start = pageStart(options)
  for (const part of ['rel="preload" as="font"', ':root{}', '.a{}']) {
    expect(start).toContain(part)
  }
  expect(start + pageRest(options)).toBe(page())
})

test('a page has the same bytes for everybody, and its policy allows what runs in it and no more', () => {
  expect(page()).toBe(page())
  const inline = /<(script|style)(?: data-styles-of="\w+")?>(.*?)<\/\1>/gs
  const written = [...page().matchAll(inline)].map(([, , text = '']) => hashOf(text))
  const { scripts, styles } = inlineOf(optionsWith())
  expect([...scripts, ...styles]).toEqual(written)
  expect(written).toHaveLength(3)
})

test('a view for teams is in the pages that show it, and not one byte of it in others', () => {
  const [shown, usual] = [page({ views: ['badge', 'boundaries'] }), page()]
  // The other way round, the view would start the shell before its federation is there.
  expect([...shown.matchAll(/<script src="(.+?)" (\w+)/g)].map(([, ...of]) => of)).toEqual([
    ['/assets/shell.js', 'defer'],
    ['/assets/badge.js', 'defer'],
  ])
  expect(shown).toContain('<link rel="stylesheet" href="/assets/badge.css">')
  expect(usual).not.toContain('badge')
})

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('a page hints at the scripts of its screen, with their hashes', () => {
  expect(page()).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/remotes/flights/1.0.0/entry.1.js" crossorigin="anonymous" integrity="sha256-entry">',
  )
})

test('its font is asked for at once, its scripts after its pictures and the data they read, without keeping the page waiting', () => {
  const html = page()
  const inOrder = [
    '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>',
    '<style',
    '<p>hello</p>',
    'id="boot"',
    '<script src="/assets/shell.js" async fetchpriority="low"></script>',
    '<link rel="preload" as="script" fetchpriority="low" href="/remotes/flights/1.0.0/entry.1.js"',
    '</body>',
  ].map((part) => html.indexOf(part))
  expect(inOrder).not.toContain(-1)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
})

test('the styles of its screen are in the page, marked as loaded; others are linked', () => {
  const html = page()
  expect(html).toContain(
    '<style data-styles-of="flights">.a{}</style><link rel="stylesheet" data-rspack="flights:chunk-7" href="/remotes/flights/1.0.0/results.css" disabled>',
  )
  expect(html).toContain('<link rel="stylesheet" href="/remotes/flights/1.0.0/other.css"')
})

test('a style of what the browser renders is asked for, and keeps nothing else waiting', () => {
  const html = page({ assets: [{ url: `${base}later.css`, as: 'style', isHint: true }] })
  expect(html).toContain('<link rel="preload" as="style" fetchpriority="low" href="/remotes/')
  expect(html).not.toContain('rel="stylesheet"')
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

test.each([
  ['/media/hotel-05-1600.avif', '/media/hotel-05-1200.webp', 'Lumbre', '1200', '750'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'Lumbre', undefined, undefined],
  [null, '/og-default.jpg', `${agency.product} Travel`, '1200', '630'],
])(
  'a preview of %s is %s, says what it shows and, where it is known, its size',
  (image, ...shown) => {
    const html = page({ head: { title: 'Lumbre', image } })
    const meta = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(html)?.[1]
    const address = meta('')?.replace('https://shop.example', '')
    expect([address, ...[':alt', ':width', ':height'].map(meta)]).toEqual(shown)
  },
)
