import { linkAddress, pictureAddress } from '@storefront/contract'

/**
 * Rules for the provider's HTML. Server and browser walk their own parsers' trees by them (`rewrite.ts`). `position.ts` says
 * where a block may stand, `writer.ts` opens what text needs, `finish.ts` removes what is empty and names tables.
 *
 * - `format`: inline, may stand around blocks
 * - `text`: block of text only
 * - `box`: block with blocks, only within its `parents`; without `parents`, anywhere
 * - `void`: without content
 * - `break`: its content becomes paragraphs
 * - `drop`: removed with its text, which is code or data
 *
 * Elements without a rule are removed, their text stays in its line.
 */
export type Rule = {
  kind: 'format' | 'text' | 'box' | 'void' | 'break' | 'drop'
  /** Name in the sanitised HTML. */
  as: string
  parents?: readonly string[]
}

export const rules: ReadonlyMap<string, Rule> = new Map([
  ...rulesOf('format', 'strong b em i u s small sub sup a code q span'),
  ...rulesOf('format', 'strike:s del:s ins:u tt:code kbd:code samp:code var:code'),
  ...rulesOf('text', 'p h1 h2 h3 h4 h5 h6 pre listing:pre'),
  ...rulesOf('text', 'dt', ['dl']),
  ...rulesOf('box', 'ul ol dl blockquote figure table menu:ul dir:ul'),
  ...rulesOf('box', 'li', ['ul', 'ol']),
  ...rulesOf('box', 'dd', ['dl']),
  ...rulesOf('box', 'figcaption', ['figure']),
  ...rulesOf('box', 'caption thead tbody tfoot', ['table']),
  ...rulesOf('box', 'tr', ['thead', 'tbody', 'tfoot']),
  ...rulesOf('box', 'th td', ['tr']),
  ...rulesOf('void', 'br hr img'),
  ...rulesOf(
    'break',
    `address article aside center details dialog div fieldset footer form header hgroup legend main nav search section
    summary`,
  ),
  ...rulesOf(
    'drop',
    `script style noscript template title iframe object textarea select option xmp plaintext noembed noframes svg math
    video audio`,
  ),
])

/** Elements of sanitised HTML; `div` is the scroller around a table. */
export const allowedTags = [
  ...new Set([...rules.values()].flatMap(({ kind, as }) => (/break|drop/.test(kind) ? [] : [as]))),
  'div',
].filter((name) => name !== 'h1')

/** Attributes that stay, by element. No style, class, id or name. */
export const allowedAttributes: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}

/** Attributes that stay on every element. */
export const bidiAttributes = ['dir', 'lang'] as const

/** Attributes with a fixed value that the sanitisers add. */
export const writtenAttributes: Record<string, Record<string, string>> = {
  a: { rel: 'noopener noreferrer nofollow' },
  img: { loading: 'lazy', decoding: 'async' },
  div: { role: 'group', tabindex: '0' },
}

/** Id of the element with this name in the source. Its prefix keeps it apart from the page's own ids. */
export function idOf(name: string): string {
  return withoutAngleBrackets(`text-${name.replace(/^text-/, '').replaceAll(/\s/g, '-')}`)
}

/** Name that `#name` leads to. The text itself if it is not valid percent-encoding. */
export function fragmentName(href: string): string {
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

/** Returns the value that an allowed attribute keeps; null removes the attribute. */
export function keptValue(attribute: string, value: string): string | null {
  if (attribute === 'href') return linkAddress(value) || null
  if (attribute === 'src') return pictureAddress(value) || null
  const text = value.trim()
  if (attribute === 'alt' || attribute === 'title') return withoutAngleBrackets(text)
  if (!(patterns[attribute] ?? digits).test(text)) return null
  return attribute === 'lang' ? text : text.toLowerCase()
}

const digits = /^\d{1,4}$/
const patterns: Record<string, RegExp> = {
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i,
  scope: /^(?:row|col)(?:group)?$/i,
}

/** Replaces < and > by ‹ and ›: DOMPurify refuses them in attributes, and browsers serialise them in two ways. */
export function withoutAngleBrackets(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›')
}

const lostTag =
  /<\/?(?:table|caption|t(?:[dhr]|body|head|foot)|form|html|head|body|frame(?:set)?)\b[^>]*>/gi

/**
 * Document to parse. Its body is open, so that nothing moves to the head. Spaces keep words apart where parsers ignore
 * a tag, or move the text of a table.
 */
export function documentOf(html: string): string {
  return `<!doctype html><body>${html.replaceAll(lostTag, ' $& ')}`
}

function rulesOf(kind: Rule['kind'], names: string, parents?: readonly string[]): [string, Rule][] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => {
      const [from = '', as = from] = name.split(':')
      return [from, { kind, as, ...(parents ? { parents } : {}) }]
    })
}
