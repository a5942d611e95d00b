import type { PageHeadProps } from '@storefront/router'
import type { BootData } from '@storefront/shell'
import { documentTitle, liveEvent, recordEarlyTaps } from '@storefront/shell'
import { previewPicture } from '@storefront/ui/pictures'
import { html, raw } from 'hono/html'
import type { ShellFiles } from '../rendering/open-shell.ts'
import { type InlineSources, inlineSources } from './inline-texts.ts'
import type { PageAsset } from './page-assets.ts'
import type { TeamView } from './team-views.ts'

/** Start of a page, independent of its content. */
export type PageStart = {
  shell: ShellFiles
  /** Files of the exposes and screens on this page, with the text of the styles that are written into it. */
  assets: PageAsset[]
}

/** The parts of a page that are known once it is rendered. */
export type PageRest = PageStart & {
  /** Origin of the storefront as the visitor sees it, for absolute addresses. */
  origin: string
  pathname: string
  boot: BootData
  /** The views for teams beside the site. */
  views: TeamView[]
  /** Rendered HTML; '' when the browser renders from scratch. */
  content: string
  head: PageHeadProps | null
}

/** The document of a page: everything it needs to paint is in it, everything it needs to run is hinted at. */
export function pageHtml(options: PageRest): string {
  return pageStart(options) + pageRest(options)
}

/** Source text, without comments and indents. */
const earlyTaps = `(${recordEarlyTaps})(${JSON.stringify(liveEvent)})`
  .replaceAll(/^\s*(\/[/*].*)?/gm, '')
  .replaceAll(/[ \n]{2,}/g, '\n')

/** Returns the inline script and styles of a page, for its Content-Security-Policy. */
export function inlineOf({ shell, assets }: PageStart): InlineSources {
  const styles = assets.flatMap((asset) => (isWritten(asset) ? [asset.text] : []))
  return inlineSources({ scripts: [earlyTaps], styles: [shell.inlineCss, ...styles] })
}

/** The part of a page that can be sent before it is rendered: its font and its styles. */
export function pageStart({ shell, assets }: PageStart): string {
  const styles = assets.filter((asset) => !isForLater(asset))
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#06343E">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${shell.fonts.map((url) => html`<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>\n`)}
<script>${raw(earlyTaps)}</script>
<style>${raw(shell.inlineCss)}</style>
${styles.map(styleTags)}
`)
}

/**
 * The rest: what the head says of this page, and its body. What it runs comes last, after the pictures that it would share
 * the line with and the data it reads. Its script is asynchronous: a deferred one keeps browsers from laying the page out
 * while they wait for the font (docs/decisions/rendering.md).
 */
function pageRest(options: PageRest): string {
  const { assets, boot, content, shell, views } = options
  const besideIt = views.flatMap((view) => shell.views[view] ?? [])
  // A view needs the shell's modules, so its script runs after the shell's: deferred scripts run in their order.
  const when = besideIt.length > 0 ? 'defer' : 'async'
  return String(html`${headTags(options)}
</head>
<body>
<div id="root">${raw(content)}</div>
<script type="application/json" id="boot">${raw(scriptJson(boot))}</script>
${[shell, ...besideIt].flatMap(({ scripts }) => scripts).map((url) => html`<script src="${url}" ${when} fetchpriority="low"></script>\n`)}
${assets.filter(isForLater).map((asset) => html`<link rel="preload" as="${asset.as}" fetchpriority="low"${fileAttributes(asset)}>\n`)}
${besideIt.flatMap(({ styles }) => styles).map((url) => html`<link rel="stylesheet" href="${url}">\n`)}
</body>
</html>
`)
}

/** JSON that cannot end the script element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** The same with every root-relative address made absolute: what reads it may have it from elsewhere. */
function withOrigin(thing: object, origin: string): object {
  const absolute = (_: string, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value
  return JSON.parse(JSON.stringify(thing, absolute))
}

/** Same attributes as the bundler's loader will use: a hint that differs from the request is fetched twice. */
function fileAttributes({ url, integrity }: PageAsset) {
  return html` href="${url}" crossorigin="anonymous"${integrity ? html` integrity="${integrity}"` : ''}`
}

/** An inline style, with a link that is never fetched so that the bundler's loader takes the style for loaded; else a link. */
function styleTags(asset: PageAsset) {
  if (!isWritten(asset)) {
    return html`<link rel="stylesheet"${fileAttributes(asset)}>\n`
  }
  const [remote] = asset.marker.split(':')
  return html`<style data-styles-of="${remote}">${raw(asset.text)}</style><link rel="stylesheet" data-rspack="${asset.marker}" href="${asset.url}" disabled>\n`
}

/** True when the page is painted without it. */
function isForLater({ as, isHint }: PageAsset): boolean {
  return as === 'script' || isHint === true
}

function isWritten(asset: PageAsset): asset is PageAsset & { text: string; marker: string } {
  return asset.as === 'style' && !asset.isHint && asset.text !== undefined && !!asset.marker
}

function headTags({ head, origin, pathname, boot: { agency } }: PageRest) {
  if (!head) return html`<title>${agency.product} Travel</title>`
  const { title, description, image, noindex, canonical, jsonLd } = head
  const address = new URL(canonical ?? pathname, origin).href
  const picture = image
    ? { alt: title, ...previewPicture(image) }
    : { address: '/og-default.jpg', alt: `${agency.product} Travel`, width: 1200, height: 630 }
  const full = documentTitle(title, agency)
  return html`<title>${full}</title>
${description ? html`<meta name="description" content="${description}">` : ''}
${noindex ? html`<meta name="robots" content="noindex">` : ''}
<link rel="canonical" href="${address}">
<meta property="og:title" content="${full}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${agency.product} Travel">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${new URL(picture.address, origin).href}">
<meta property="og:image:alt" content="${picture.alt}">
${picture.width ? html`<meta property="og:image:width" content="${picture.width}">\n<meta property="og:image:height" content="${picture.height}">` : ''}
${description ? html`<meta property="og:description" content="${description}">` : ''}
<meta name="twitter:card" content="summary_large_image">
${[jsonLd ?? []].flat().map((thing) => html`<script type="application/ld+json">${raw(scriptJson(withOrigin(thing, origin)))}</script>`)}`
}
