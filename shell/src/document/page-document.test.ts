import type { Agency } from '@storefront/contract'
import { expect, test } from 'vitest'
import { sourceOf } from './inline-sources.ts'
import { emptyDocument, headTags, pageDocument, scriptJson } from './page-document.ts'

const base = '/remotes/flights/1.0.0/'
const style = (name: string) => ({ url: `${base}${name}.css`, as: 'style' as const })
const shell = { scripts: ['/assets/shell.js'], fonts: ['/assets/a.woff2'], inlineCss: ':root{}' }
const given = {
  shell: { ...shell, views: {} },
  views: [],
  files: [
    { ...style('results'), marker: 'flights:chunk-7', text: '.a{}.b{}' },
    style('other'),
    { url: `${base}entry.1.js`, as: 'script' as const, integrity: 'sha256-entry' },
  ],
  content: '<p class="a">hello</p><footer data-below="" class="b">end</footer>',
  head: '',
}

async function page(): Promise<string> {
  const { before, after } = await pageDocument(given)
  return `${before}{}${after}`
}

test('the policy allows only the inline scripts and styles of the page', async () => {
  const inline = /<(script|style)(?: data-styles-of="\w+")?>(.*?)<\/\1>/gs
  const written = [...(await page()).matchAll(inline)].map(([, , text = '']) => sourceOf(text))
  const { scripts, styles } = (await pageDocument(given)).inline
  expect(new Set([...scripts, ...styles])).toEqual(new Set(await Promise.all(written)))
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

test('makes a document without a body, with the scripts of the shell', async () => {
  const { before, after } = await emptyDocument(given.shell)
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
