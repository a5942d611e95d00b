import { fragmentName, withoutAngleBrackets } from './rules.ts'
import type { SafeNode } from './safe-tree.ts'

/**
 * Finishes a rewritten tree: removes what is empty, gives headings their level, text its direction, links their targets
 * and tables a name.
 */
export function finish(whole: SafeNode, ids: Map<string, string>, topHeading: number): void {
  tidy(whole)
  const headings = [...elementsIn(whole)].flatMap(({ name }) => levelOf(name) ?? [])
  const shift = topHeading - Math.min(...headings)
  let lastHeading = 'Table'
  for (const node of elementsIn(whole)) {
    const level = levelOf(node.name)
    if (level) {
      node.name = `h${Math.min(6, level + shift)}`
      lastHeading = textOf(node)
    }
    if (node.name === 'div') node.attributes['aria-label'] = nameOfTable(node) || lastHeading
    if (node.attributes.href?.startsWith('#')) {
      const id = ids.get(fragmentName(node.attributes.href))
      if (id) node.attributes.href = `#${id}`
    }
  }
  direct(whole, 'ltr')
}

function levelOf(name: string): number | null {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : null
}

function nameOfTable(scroller: SafeNode): string {
  const [, first] = elementsIn(scroller)
  return first?.name === 'caption' ? textOf(first) : ''
}

const inline = /^(?:strong|b|em|i|u|s|small|sub|sup|a|code|q|span)$/

/** Removes empty elements, except cells, and paragraphs that the source does not have where text needs none. */
function tidy(node: SafeNode): void {
  for (const child of node.children) if (typeof child === 'object') tidy(child)
  node.children = node.children.flatMap((child) => {
    if (typeof child === 'string' || !isEmpty(child)) return [child]
    return inline.test(child.name) ? child.children : []
  })
  if (!inline.test(node.name)) trimEnd(node.children)
  const isAlone = node.children.length === 1
  node.children = node.children.flatMap((child, index) => {
    if (typeof child === 'string' || child.name !== 'p' || !child.isImplied) return [child]
    const isBare =
      isAlone ||
      (index === 0 && hasItems.test(node.name)) ||
      (node.name === 'figure' &&
        child.children.every((one) => typeof one === 'object' && one.name === 'img'))
    return isBare && Object.keys(child.attributes).length === 0 ? child.children : [child]
  })
}

function trimEnd(children: SafeNode['children']): void {
  for (let last = children.at(-1); typeof last === 'string'; last = children.at(-1)) {
    const text = last.replace(/[ \t\n\f\r]+$/, '')
    children.splice(-1, 1, ...(text ? [text] : []))
    if (text) return
  }
}

const hasItems = /^(?:li|dd|th|td)$/

function isEmpty({ name, children }: SafeNode): boolean {
  if (/^(?:br|hr|img|tr|th|td)$/.test(name)) return false
  return children.every((child) =>
    typeof child === 'string' ? !child.trim() : child.name === 'br',
  )
}

const ownDirection =
  /^(?:p|h[2-6]|pre|ul|ol|li|dl|dt|dd|blockquote|figcaption|table|caption|th|td)$/
const letter = /\p{L}/u
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Gives each block the direction of its first letter, unless the source has one. */
function direct(node: SafeNode, around: 'ltr' | 'rtl'): void {
  if (node.attributes.dir) return
  let direction = around
  if (ownDirection.test(node.name)) {
    const first = letter.exec(textOf(node))?.[0]
    if (first) direction = rightToLeft.test(first) ? 'rtl' : 'ltr'
    if (direction !== around) node.attributes.dir = direction
  }
  for (const child of node.children) if (typeof child === 'object') direct(child, direction)
}

function textOf({ children }: SafeNode): string {
  return withoutAngleBrackets(
    children
      .map((child) => (typeof child === 'string' ? child : ` ${textOf(child)} `))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

function* elementsIn(node: SafeNode): Generator<SafeNode> {
  for (const child of node.children) {
    if (typeof child === 'string') continue
    yield child
    yield* elementsIn(child)
  }
}
