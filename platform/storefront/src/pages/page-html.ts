import type { PageHeadProps } from '@storefront/router'
import type { BootData } from '@storefront/shell'
import { documentTitle, liveEvent, markFirstPaint, recordEarlyTaps } from '@storefront/shell'
import { previewPicture } from '@storefront/ui/pictures'
import { html, raw } from 'hono/html'
import type { ShellFiles } from '../rendering/open-shell.ts'
import { type InlineSources, inlineSources } from './inline-texts.ts'
import type { PageAsset } from './page-assets.ts'
import type { TeamView } from './team-views.ts'

export type PageStart = {
  shell: ShellFiles
  /** Files of the exposes and screens, with the text of inlined styles. */
  assets: PageAsset[]
}

export type PageRest = PageStart & {
  /** Requested origin, for absolute addresses. */
  origin: string
  pathname: string
  boot: BootData
  views: TeamView[]
  /** Rendered HTML; '' when the browser renders from scratch. */
  content: string
  head: PageHeadProps | null
}

/** HTML document with everything that it needs to paint, and preload hints for everything that it needs to run. */
export function pageHtml(options: PageRest): string {
  return pageStart(options) + pageRest(options)
}

const firstScript = `(${markFirstPaint})();(${recordEarlyTaps})(${JSON.stringify(liveEvent)})`
  .replaceAll(/^\s*(\/[/*].*)?/gm, '')
  .replaceAll(/[ \n]{2,}/g, '\n')

export function inlineOf({ shell, assets }: PageStart): InlineSources {
  const styles = assets.flatMap((asset) => (isInlined(asset) ? [asset.text] : []))
  return inlineSources({ scripts: [firstScript], styles: [shell.inlineCss, ...styles] })
}

/** Part that can be sent before the render: head with font and styles. */
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
<script>${raw(firstScript)}</script>
<style>${raw(shell.inlineCss)}</style>
${styles.map(styleTags)}
`)
}

/**
 * Rest of the head, and the body. Scripts come last, after pictures and data. They are asynchronous, because a deferred
 * one delays layout until the font is there (docs/decisions/rendering.md).
 */
function pageRest(options: PageRest): string {
  const { assets, boot, content, shell, views } = options
  const besideIt = views.flatMap((view) => shell.views[view] ?? [])
  // Deferred scripts keep their order, and a view needs the modules of the shell.
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

/** Makes root-relative addresses absolute, as search engines need them. */
function withOrigin(thing: object, origin: string): object {
  const absolute = (_: string, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value
  return JSON.parse(JSON.stringify(thing, absolute))
}

/** Same attributes as the bundler's loader uses, or the browser fetches the file twice. */
function fileAttributes({ url, integrity }: PageAsset) {
  return html` href="${url}" crossorigin="anonymous"${integrity ? html` integrity="${integrity}"` : ''}`
}

/** Inline style with a disabled link, from which the bundler knows that it is loaded; else a link. */
function styleTags(asset: PageAsset) {
  if (!isInlined(asset)) {
    return html`<link rel="stylesheet"${fileAttributes(asset)}>\n`
  }
  const [remote] = asset.marker.split(':')
  return html`<style data-styles-of="${remote}">${raw(asset.text)}</style><link rel="stylesheet" data-rspack="${asset.marker}" href="${asset.url}" disabled>\n`
}

function isForLater({ as, isHint }: PageAsset): boolean {
  return as === 'script' || isHint === true
}

function isInlined(asset: PageAsset): asset is PageAsset & { text: string; marker: string } {
  return asset.as === 'style' && !asset.isHint && asset.text !== undefined && !!asset.marker
}

function headTags({ head, origin, pathname, boot: { agency } }: PageRest) {
  if (!head) return html`<title>${agency.product} Travel</title>`
  const { title, description, image, noindex, jsonLd } = head
  const address = new URL(pathname, origin).href
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
