import { allowedAttributes, allowedTags, writtenAttributes } from '../rules.ts'

/**
 * Returns the parts of sanitised HTML that are not allowed, parsed as a document and as a fragment. Resolves
 * addresses instead of matching their spelling, so it does not share mistakes with the rule under test.
 */
export function outsideAllowList(html: string): string[] {
  const page = new DOMParser().parseFromString(`<!DOCTYPE html><body>${html}`, 'text/html')
  const fragment = document.createElement('template')
  fragment.innerHTML = html
  return [...findings(page.body), ...findings(fragment.content), ...strays(page)]
}

function findings(root: ParentNode & Node): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.nodeType === Node.ELEMENT_NODE) {
      found.push(...elementFindings(node as Element))
    } else if (node.nodeType !== Node.TEXT_NODE) {
      found.push(`node of type ${node.nodeType}`)
    }
  }
  return found
}

/** Finds content in the document's head and attributes on its body. */
function strays(page: Document): string[] {
  return [...page.head.children, ...(page.body.attributes.length > 0 ? [page.body] : [])].map(
    (element) => `stray ${element.localName}`,
  )
}

function elementFindings(element: Element): string[] {
  const tag = element.localName
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`foreign ${tag}`]
  if (!allowedTags.includes(tag)) return [`element ${tag}`]
  const written = writtenAttributes[tag] ?? {}
  const found = [...element.attributes].flatMap(({ name, value }) => {
    if (name in written) return written[name] === value ? [] : [`${tag} ${name}="${value}"`]
    if (ofAnyElement[name]?.test(value)) return []
    if (!allowedAttributes[tag]?.includes(name)) return [`${tag} ${name}`]
    return isSafeAddress(name, value) ? [] : [`${tag} ${name}="${value}"`]
  })
  const missing = Object.keys(written).filter((name) => !element.hasAttribute(name))
  return [...found, ...missing.map((name) => `${tag} without ${name}`)]
}

/** `id` and `tabindex` only together, for the target of a link within the text. */
const ofAnyElement: Record<string, RegExp> = {
  dir: /^(ltr|rtl|auto)$/,
  lang: /^[a-z-]+$/i,
  id: /^text-[^<>\s]+$/,
  tabindex: /^-1$/,
  'aria-label': /^[^<>]*$/,
}

const ownSite = 'https://storefront.example/blog/'

function isSafeAddress(name: string, value: string): boolean {
  if (name !== 'href' && name !== 'src') return true
  if (!URL.canParse(value, ownSite)) return false
  const { protocol, origin } = new URL(value, ownSite)
  if (/^[a-z]+:/i.test(value)) {
    return (
      protocol === 'https:' || (name === 'href' && ['http:', 'mailto:', 'tel:'].includes(protocol))
    )
  }
  return origin === new URL(ownSite).origin
}
