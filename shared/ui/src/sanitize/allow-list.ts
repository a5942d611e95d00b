import { overHttps } from '@storefront/contract'

/** Allow-list for the provider's HTML. Both sanitisers use these lists and nothing else. */

/** Allowed elements. Others are removed but keep their text, except those in `droppedWithText`. */
export const allowedTags = words(`
  h2 h3 h4 p br hr blockquote
  strong b em i u s small sub sup
  ul ol li a img figure figcaption
  table thead tbody tr th td
`)

/** Elements that are removed with their text, which is code or data. */
export const droppedWithText = words(`
  script style noscript template title iframe object
  textarea select option xmp plaintext noembed noframes
  svg math video audio
`)

/** Allowed attributes by element. No style, class, id or name. */
export const allowedAttributes: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}

/** Attributes that the sanitisers set, in place of those in the HTML. */
export const writtenAttributes: Record<string, Record<string, string>> = {
  a: { rel: 'noopener noreferrer nofollow' },
  img: { loading: 'lazy', decoding: 'async' },
}

/** New names of elements, because the page has its own h1. */
export const renamedTags: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** True if the element keeps the attribute with this value. */
export function isAllowed(tag: string, attribute: string, value: string): boolean {
  if (!allowedAttributes[tag]?.includes(attribute)) return false
  if (attribute === 'href') return isLinkTarget(value)
  if (attribute === 'src') return isPictureSource(value)
  if (attribute === 'scope') return /^(?:row|col)(?:group)?$/.test(value)
  if (/^(?:width|height|colspan|rowspan|start)$/.test(attribute)) return /^\d{1,4}$/.test(value)
  return true
}

/** Returns the value that an allowed attribute keeps. Addresses of pictures become https. */
export function keptValue(attribute: string, value: string): string {
  return attribute === 'src' ? overHttps(value) : value
}

/** True for web, mail and phone addresses and for paths of this site. */
function isLinkTarget(value: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(value) ? isPlain(value) : isOwnPath(value)
}

function isPictureSource(value: string): boolean {
  return /^https?:\/\//i.test(value) ? isPlain(value) : isOwnPath(value)
}

/** True for a path, query or fragment. False for a scheme and for another host by `//` or `\`. */
function isOwnPath(value: string): boolean {
  return /^(?:\/(?!\/)|\.{0,2}\/(?!\/)|[?#])/.test(value) && isPlain(value)
}

/** True for text without whitespace, control characters and backslashes, which browsers normalise. */
function isPlain(value: string): boolean {
  return /^[^\p{Cc}\s\\]+$/u.test(value)
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
