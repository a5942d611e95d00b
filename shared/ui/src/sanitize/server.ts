import sanitize from 'sanitize-html'
import {
  allowedAttributes,
  allowedTags,
  droppedWithText,
  isAllowed,
  keptValue,
  renamedTags,
  writtenAttributes,
} from './allow-list.ts'
import type { SafeHtmlText } from './safe-html-text.ts'

export type { SafeHtmlText } from './safe-html-text.ts'

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: Object.fromEntries(
    allowedTags.map((tag) => [
      tag,
      [...(allowedAttributes[tag] ?? []), ...Object.keys(writtenAttributes[tag] ?? {})],
    ]),
  ),
  nonTextTags: droppedWithText,
  // Addresses are checked by our allow-list below, which is stricter than sanitize-html's own rule.
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...renamedTags,
    '*': (tagName, attribs) => ({ tagName, attribs: filteredAttributes(tagName, attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Sanitises the provider's HTML as `browser.ts` does. */
export async function sanitizeHtml(html: string): Promise<SafeHtmlText> {
  return asBrowsersWrite(sanitize(html, options)) as SafeHtmlText
}

/** Rewrites HTML as a browser serialises it. Safe, because '>' only ends tags: elsewhere it is escaped. */
function asBrowsersWrite(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;')
}

function filteredAttributes(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const allowed = Object.entries(attributes)
    .filter(([name, value]) => isAllowed(tag, name, value.trim()))
    .map(([name, value]) => [name, keptValue(name, value)])
  return { ...Object.fromEntries(allowed), ...writtenAttributes[tag] }
}
