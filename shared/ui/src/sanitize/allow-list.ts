import { overHttps } from '@storefront/contract'

/**
 * Allowed elements and attributes of the provider's HTML: text to read. Both sanitisers work from these lists and nothing
 * else.
 */

/** Elements that stay. Any other goes; its text stays, except that of `droppedWithText`. */
export const allowedTags = words(`
  h2 h3 h4 p br hr blockquote
  strong b em i u s small sub sup
  ul ol li a img figure figcaption
  table thead tbody tr th td
`)

/** Elements whose text is code or data, not something to read. */
export const droppedWithText = words(`
  script style noscript template title iframe object
  textarea select option xmp plaintext noembed noframes
  svg math video audio
`)

/** Attributes that stay, by element. No style, class, id or name: nothing reaches out of its box. */
export const allowedAttributes: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}

/** Attributes that we write over those of the HTML: links pass nothing to search engines and openers; pictures load lazily. */
export const writtenAttributes: Record<string, Record<string, string>> = {
  a: { rel: 'noopener noreferrer nofollow' },
  img: { loading: 'lazy', decoding: 'async' },
}

/** Elements that become another: a page has one h1 and it is not in its content. */
export const renamedTags: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** True when an attribute of an element is kept with this value. */
export function isAllowed(tag: string, attribute: string, value: string): boolean {
  if (!allowedAttributes[tag]?.includes(attribute)) return false
  if (attribute === 'href') return isLinkTarget(value)
  if (attribute === 'src') return isPictureSource(value)
  if (attribute === 'scope') return /^(?:row|col)(?:group)?$/.test(value)
  if (/^(?:width|height|colspan|rowspan|start)$/.test(attribute)) return /^\d{1,4}$/.test(value)
  return true
}

/** The value of an allowed attribute as it stays: a picture comes over https, as the page does. */
export function keptValue(attribute: string, value: string): string {
  return attribute === 'src' ? overHttps(value) : value
}

/** A web page, mail, phone, or an address on this site. */
function isLinkTarget(value: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(value) ? isPlain(value) : isOwnPath(value)
}

/** On the web, or an address on this site. */
function isPictureSource(value: string): boolean {
  return /^https?:\/\//i.test(value) ? isPlain(value) : isOwnPath(value)
}

/** A path, query or fragment: never a scheme, never another host by `//` or `\`. */
function isOwnPath(value: string): boolean {
  return /^(?:\/(?!\/)|\.{0,2}\/(?!\/)|[?#])/.test(value) && isPlain(value)
}

/** Without the whitespace, control characters and backslashes that browsers read differently than they look. */
function isPlain(value: string): boolean {
  return /^[^\p{Cc}\s\\]+$/u.test(value)
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
