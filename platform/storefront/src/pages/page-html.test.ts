import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { inlineOf, pageHtml, pageStart, scriptJson } from './page-html.ts'

const { agency } = readConfig({ PROVIDER_URL: 'http://127.0.0.1:1' })
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const base = '/remotes/flights/1.0.0/'
const assets = [
  { url: `${base}results.css`, as: 'style' as const, marker: 'flights:chunk-7', text: '.a{}' },
  { url: `${base}other.css`, as: 'style' as const },
  { url: `${base}entry.1.js`, as: 'script' as const, integrity: 'sha256-entry' },
]

const optionsWith = (changes: Partial<Parameters<typeof pageHtml>[0]> = {}) => ({
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
})

const page = (changes?: Parameters<typeof optionsWith>[0]) => pageHtml(optionsWith(changes))

test('a page is the same for every visitor, and its policy allows only its own inline scripts and styles', () => {
  expect(page()).toBe(page())
  const inline = /<(script|style)(?: data-styles-of="\w+")?>(.*?)<\/\1>/gs
  const written = [...page().matchAll(inline)].map(([, , text = '']) => hashOf(text))
  const { scripts, styles } = inlineOf(optionsWith())
  expect([...scripts, ...styles]).toEqual(written)
  expect(written).toHaveLength(3)
})

test('loads the files of a developer view only on pages that show it', () => {
  const [shown, other] = [page({ views: ['badge', 'boundaries'] }), page()]
  // The view needs the modules of the shell.
  expect([...shown.matchAll(/<script src="(.+?)" (\w+)/g)].map(([, ...of]) => of)).toEqual([
    ['/assets/shell.js', 'defer'],
    ['/assets/badge.js', 'defer'],
  ])
  expect(shown).toContain('<link rel="stylesheet" href="/assets/badge.css">')
  expect(other).not.toContain('badge')
})

test('puts font and styles first, and scripts after content and data', () => {
  const [html, start] = [page(), pageStart(optionsWith())]
  for (const part of ['rel="preload" as="font"', ':root{}', '.a{}']) expect(start).toContain(part)
  const inOrder = [
    '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>',
    '<style',
    '<p>hello</p>',
    'id="boot"',
    '<script src="/assets/shell.js" async fetchpriority="low"></script>',
    '<link rel="preload" as="script" fetchpriority="low" href="/remotes/flights/1.0.0/entry.1.js" crossorigin="anonymous" integrity="sha256-entry">',
    '</body>',
  ].map((part) => html.indexOf(part))
  expect(inOrder).not.toContain(-1)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
})

test('inlines the styles of its screen, marked as loaded, and links others', () => {
  const html = page()
  expect(html).toContain(
    '<style data-styles-of="flights">.a{}</style><link rel="stylesheet" data-rspack="flights:chunk-7" href="/remotes/flights/1.0.0/results.css" disabled>',
  )
  expect(html).toContain('<link rel="stylesheet" href="/remotes/flights/1.0.0/other.css"')
})

test('preloads a style that only the browser needs', () => {
  const html = page({ assets: [{ url: `${base}later.css`, as: 'style', isHint: true }] })
  expect(html).toContain('<link rel="preload" as="style" fetchpriority="low" href="/remotes/')
  expect(html).not.toContain('rel="stylesheet"')
})

test('escapes data inside a script element', () => {
  const hostile = { text: '</script><script>alert(1)</script>\u2028' }
  expect(scriptJson(hostile)).not.toContain('<')
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile)
})

test('escapes the texts of its head, and makes addresses absolute', () => {
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
])('for the picture %s, link previews show %s with its text and known size', (image, ...shown) => {
  const html = page({ head: { title: 'Lumbre', image } })
  const meta = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(html)?.[1]
  const address = meta('')?.replace('https://shop.example', '')
  expect([address, ...[':alt', ':width', ':height'].map(meta)]).toEqual(shown)
})
