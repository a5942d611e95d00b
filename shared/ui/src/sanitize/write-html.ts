import type { SafeHtmlText } from './safe-html-text.ts'
import type { SafeNode } from './safe-tree.ts'

const voidElements = /^(?:br|hr|img)$/

/** Writes a rewritten tree as browsers serialise it. */
export function writeHtml({ children }: SafeNode): SafeHtmlText {
  return children.map(written).join('') as SafeHtmlText
}

function written(node: SafeNode | string): string {
  if (typeof node === 'string') return escaped(node).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const { name } = node
  // In one order, whether the source has them or `finish` added them.
  const { dir, lang, ...own } = node.attributes
  const start = Object.entries({ ...own, ...(dir && { dir }), ...(lang && { lang }) })
    .map(([attribute, value]) => ` ${attribute}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')
  return voidElements.test(name)
    ? `<${name}${start}>`
    : `<${name}${start}>${writeHtml(node)}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;')
}
