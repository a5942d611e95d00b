import type { Agency } from '@storefront/contract'
import { expect, test } from 'vitest'
import { sourceOf } from './inline-sources.ts'
import { emptyDocument, headTags, pageDocument, scriptJson } from './page-document.ts'

const base = '/remotes/flights/1.0.0/'
const results = { url: `${base}results.css`, as: 'style' as const, marker: 'flights:chunk-7' }
const shell = {
  scripts: ['/assets/shell.js'],
  fonts: ['/assets/a.woff2'],
  inlineCss: ':root{}',
  views: { badge: { scripts: ['/assets/badge.js'], styles: ['/assets/badge.css'] } },
}
const given = {
  shell,
  views: [] as string[],
  files: [
    { ...results, text: '.a{}.b{}' },
    { url: `${base}other.css`, as: 'style' as const },
    { url: `${base}entry.1.js`, as: 'script' as const, integrity: 'sha256-entry' },
  ],
  content: '<p class="a">hello</p><footer data-below="" class="b">end</footer>',
  head: '',
}

async function page(changes: Partial<Parameters<typeof pageDocument>[0]> = {}): Promise<string> {
  const { before, after } = await pageDocument({ ...given, ...changes })
  return `${before}{}${after}`
}

test('the policy allows only the inline scripts and styles of the page', async () => {
  const inline = /<(script|style)(?: data-styles-of="\w+")?>(.*?)<\/\1>/gs
  const written = [...(await page()).matchAll(inline)].map(([, , text = '']) => sourceOf(text))
  const { scripts, styles } = (await pageDocument(given)).inline
  expect(new Set([...scripts, ...styles])).toEqual(new Set(await Promise.all(written)))
})

test('loads the files of a developer view only on pages that show it', async () => {
  const [shown, other] = [await page({ views: ['badge', 'boundaries'] }), await page()]
  // The view needs the modules of the shell.
  expect([...shown.matchAll(/<script src="(.+?)" (\w+)/g)].map(([, ...of]) => of)).toEqual([
    ['/assets/shell.js', 'defer'],
    ['/assets/badge.js', 'defer'],
  ])
  expect(shown).toContain('<link rel="stylesheet" href="/assets/badge.css">')
  expect(other).not.toContain('badge')
})

test('puts the rules of the first window first, all styles before the parts below, then data and scripts', async () => {
  const html = await page()
  const inOrder = [
    '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>',
    '<style>:root{}</style>',
    '<style data-styles-of="flights">.a{}</style><link rel="stylesheet" data-rspack="flights:chunk-7" href="/remotes/flights/1.0.0/results.css" disabled>',
    '<link rel="stylesheet" href="/remotes/flights/1.0.0/other.css"',
    '<p class="a">hello</p>',
    '<style data-styles-of="flights">.a{}.b{}</style>',
    '<footer',
    'id="boot"',
    '<script src="/assets/shell.js" async fetchpriority="low"></script>',
    '<link rel="preload" as="script" fetchpriority="low" href="/remotes/flights/1.0.0/entry.1.js" crossorigin="anonymous" integrity="sha256-entry">',
    '</body>',
  ].map((part) => html.indexOf(part))
  expect(inOrder).not.toContain(-1)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
})

test('adds nothing to the content but styles, which the browser moves before it hydrates', async () => {
  const [, root] = /<div id="root">(.*)<\/div>\n<script type/s.exec(await page()) ?? []
  expect(root?.replaceAll(/<style.*?<\/style>/gs, '')).toBe(given.content)
})

test('preloads a style that only the browser needs', async () => {
  const html = await page({ files: [{ ...results, isHint: true }] })
  expect(html).toContain('<link rel="preload" as="style" fetchpriority="low" href="/remotes/')
  expect(html).not.toContain('rel="stylesheet"')
})

test('makes a document without a body, with the scripts of the shell', async () => {
  const { before, after } = await emptyDocument(shell)
  expect(before).toContain('<div id="root"><style>:root{}</style>')
  expect(before).toMatch(/id="boot">$/)
  expect(after).toContain('/assets/shell.js')
})

test('escapes data inside a script element', () => {
  const hostile = { text: '</script><script>alert(1)</script>\u2028' }
  expect(scriptJson(hostile)).not.toContain('<')
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile)
})

const agency = { product: 'Marea' } as Agency
const address = new URL('https://shop.example/flights/results')

test('escapes the texts of its head, and makes addresses absolute', () => {
  const title = '"><script>x</script>'
  const head = { title, description: 'A & B', image: '/media/a.webp', noindex: true }
  const html = String(headTags(head, address, agency))
  expect(html).not.toContain('<script>x')
  expect(html).toContain('A &amp; B')
  expect(html).toContain('content="https://shop.example/media/a.webp"')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/flights/results">')
})

test.each([
  ['/media/hotel-05-1600.avif', '/media/hotel-05-1200.webp', 'Lumbre', '1200', '750'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'Lumbre', undefined, undefined],
  [null, '/og-default.jpg', 'Marea Travel', '1200', '630'],
])('for the picture %s, link previews show %s with its text and known size', (image, ...shown) => {
  const html = String(headTags({ title: 'Lumbre', image }, address, agency))
  const meta = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(html)?.[1]
  const picture = meta('')?.replace('https://shop.example', '')
  expect([picture, ...[':alt', ':width', ':height'].map(meta)]).toEqual(shown)
})
