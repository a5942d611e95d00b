import { type Agency, checkoutsKey, sessionKey } from '@storefront/contract'
import type { PageHeadProps } from '@storefront/router'
import { previewPicture } from '@storefront/ui/pictures'
import { html, raw } from 'hono/html'
import { bootDataId, rootId } from '../page/boot-data.ts'
import { documentTitle } from '../page/head.ts'
import { liveEvent, recordEarlyTaps } from '../page/inlined/early-taps.ts'
import { markFirstPaint } from '../page/inlined/first-paint.ts'
import { markPlan } from '../page/inlined/mark-plan.ts'
import { classesIn, endOfFirstWindow, parseRules, repeatedRules, rulesFor } from './first-window.ts'
import { sourceOf } from './inline-sources.ts'
import type { PageFile } from './page-files.ts'
import type { EmptyDocument } from './page-input.ts'
import type { ShellFiles } from './shell-files.ts'

export type DocumentOptions = {
  shell: ShellFiles
  /** Names of the views for teams that the page shows. */
  views: string[]
  /** Files of the exposes and screens, with the text of inlined styles. */
  files: PageFile[]
  /** Rendered HTML; '' when the browser renders from scratch. */
  content: string
  /** Tags that describe the page. */
  head: unknown
}

/** A stylesheet in the page, of the shell or of a remote. */
type Sheet = { text: string; of: string | null; link: unknown }

const firstScript = [
  call(markPlan, checkoutsKey, sessionKey),
  call(markFirstPaint),
  call(recordEarlyTaps, liveEvent),
].join(';')

/** Text of a call of a function that uses nothing from outside. */
function call<Arguments extends string[]>(
  inlined: (...texts: Arguments) => void,
  ...texts: Arguments
): string {
  return `(${inlined})(${texts.map((text) => JSON.stringify(text)).join()})`
}

/** Parsed stylesheets by text: a few for each live release. */
const parsed = new Map<string, { rules: ReturnType<typeof parseRules>; repeated: string }>()

/** Makes the document that a page of this shell starts with when nothing renders it. */
export function emptyDocument(
  shell: ShellFiles,
  views: string[] = [],
  files: PageFile[] = [],
): Promise<EmptyDocument> {
  return pageDocument({ shell, views, files, content: '', head: html`<title>Loading…</title>` })
}

/**
 * HTML document before and after its boot data: rules for the first window, the window, the other rules, the parts
 * below. Scripts come last. They are asynchronous, because a deferred one delays layout until the font is there
 * (docs/decisions/rendering.md).
 */
export async function pageDocument(options: DocumentOptions): Promise<EmptyDocument> {
  const { shell, views, files, content, head } = options
  const sheets = [
    { text: shell.inlineCss, of: null, link: '' },
    ...files.filter(isInlined).map(sheetOf),
  ]
  const end = endOfFirstWindow(content)
  const classes = classesIn(content.slice(0, end))
  const first = sheets.map(({ text, ...sheet }) => ({
    ...sheet,
    text: rulesFor(parsedSheet(text).rules, classes),
  }))
  const rest = sheets.map(({ text, of }) => ({ text: parsedSheet(text).repeated, of, link: '' }))
  const besideIt = views.flatMap((view) => shell.views[view] ?? [])
  const later = files.filter(isForLater)
  // Deferred scripts keep their order, and a view needs the modules of the shell.
  const when = besideIt.length > 0 ? 'defer' : 'async'
  const before = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#06343E">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${shell.fonts.map((url) => html`<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>\n`)}
<script>${raw(firstScript)}</script>
${first.map((sheet) => html`${styleTags(sheet)}\n`)}
${files.filter((file) => !isForLater(file) && !isInlined(file)).map(linkTag)}
${head}
</head>
<body>
<div id="${rootId}">${raw(content.slice(0, end))}${rest.map(styleTags)}${raw(content.slice(end))}</div>
<script type="application/json" id="${bootDataId}">`
  const after = html`</script>
${[shell, ...besideIt].flatMap(({ scripts }) => scripts).map((url) => html`<script src="${url}" ${when} fetchpriority="low"></script>\n`)}
${later.map((file) => html`<link rel="preload" as="${file.as}" fetchpriority="low"${fileAttributes(file)}>\n`)}
${besideIt.flatMap(({ styles }) => styles).map((url) => html`<link rel="stylesheet" href="${url}">\n`)}
</body>
</html>
`
  const styles = await Promise.all([...first, ...rest].map(({ text }) => sourceOf(text)))
  const inline = { scripts: [await sourceOf(firstScript)], styles: [...new Set(styles)] }
  return { before: String(before), after: String(after), inline }
}

function parsedSheet(text: string) {
  const sheet = parsed.get(text) ?? { rules: parseRules(text), repeated: repeatedRules(text) }
  parsed.set(text, sheet)
  return sheet
}

/** JSON that cannot end the script element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Makes root-relative addresses absolute, as search engines need them. */
function withOrigin(thing: object, origin: string): object {
  const absolute = (_: string, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value
  return JSON.parse(JSON.stringify(thing, absolute))
}

/** Same attributes as the bundler's loader uses, or the browser fetches the file twice. */
function fileAttributes({ url, integrity }: PageFile) {
  return html` href="${url}" crossorigin="anonymous"${integrity ? html` integrity="${integrity}"` : ''}`
}

function linkTag(file: PageFile) {
  return html`<link rel="stylesheet"${fileAttributes(file)}>\n`
}

/** Inlined stylesheet with a disabled link, from which the bundler knows that it is loaded. */
function sheetOf({ text, marker, url }: PageFile & { text: string; marker: string }): Sheet {
  const [of = ''] = marker.split(':')
  const link = html`<link rel="stylesheet" data-rspack="${marker}" href="${url}" disabled>`
  return { text, of, link }
}

function styleTags({ text, of, link }: Sheet) {
  return html`<style${of === null ? '' : html` data-styles-of="${of}"`}>${raw(text)}</style>${link}`
}

function isForLater({ as, isHint }: PageFile): boolean {
  return as === 'script' || isHint === true
}

function isInlined(file: PageFile): file is PageFile & { text: string; marker: string } {
  return file.as === 'style' && !file.isHint && file.text !== undefined && !!file.marker
}

/** Tags that describe a page to browsers, search engines and link previews. */
export function headTags(page: PageHeadProps | null, address: URL, agency: Agency) {
  if (!page) return html`<title>${agency.product} Travel</title>`
  const { title, description, image, noindex, jsonLd } = page
  const { origin, pathname } = address
  const canonical = new URL(pathname, origin).href
  const picture = image
    ? { alt: title, ...previewPicture(image) }
    : {
        alt: `${agency.product} Travel`,
        ...(agency.sharePicture
          ? { address: agency.sharePicture }
          : { address: '/og-default.jpg', width: 1200, height: 630 }),
      }
  const full = documentTitle(title, agency)
  return html`<title>${full}</title>
${description ? html`<meta name="description" content="${description}">` : ''}
${noindex ? html`<meta name="robots" content="noindex">` : ''}
<link rel="canonical" href="${canonical}">
<meta property="og:title" content="${full}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${agency.product} Travel">
<meta property="og:url" content="${canonical}">
<meta property="og:image" content="${new URL(picture.address, origin).href}">
<meta property="og:image:alt" content="${picture.alt}">
${picture.width ? html`<meta property="og:image:width" content="${picture.width}">\n<meta property="og:image:height" content="${picture.height}">` : ''}
${description ? html`<meta property="og:description" content="${description}">` : ''}
<meta name="twitter:card" content="summary_large_image">
${[jsonLd ?? []].flat().map((thing) => html`<script type="application/ld+json">${raw(scriptJson(withOrigin(thing, origin)))}</script>`)}`
}
