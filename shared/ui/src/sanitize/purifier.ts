import createPurify from 'dompurify'
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

// A separate instance, so that its hooks do not affect other users of DOMPurify on the page.
const purifier = createPurify(window)

purifier.addHook('uponSanitizeAttribute', (element, data) => {
  data.keepAttr = isAllowed(element.localName, data.attrName, data.attrValue.trim())
  data.attrValue = keptValue(data.attrName, data.attrValue)
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  for (const [name, value] of Object.entries(writtenAttributes[element.localName] ?? {})) {
    element.setAttribute(name, value)
  }
})

export function purify(html: string): SafeHtmlText {
  const fragment: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags, ...Object.keys(renamedTags)],
    ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: droppedWithText,
    RETURN_DOM_FRAGMENT: true,
  })
  // DOMPurify returns null for a frameset, which has no text.
  if (!fragment) return '' as SafeHtmlText
  for (const element of fragment.querySelectorAll('*')) renameOrRemove(element)
  const holder = document.createElement('template')
  holder.content.append(fragment)
  return holder.innerHTML as SafeHtmlText
}

/** Renames elements, and removes pictures without an address. */
function renameOrRemove(element: Element): void {
  if (element.localName === 'img' && !element.hasAttribute('src')) element.remove()
  const name = renamedTags[element.localName]
  if (!name) return
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
