declare const sanitised: unique symbol

/** Sanitised HTML. Only `sanitizeHtml` creates it. */
export type SafeHtmlText = string & { readonly [sanitised]: true }

/** Element of a rewritten tree. */
export type SafeNode = {
  name: string
  attributes: Record<string, string>
  children: (SafeNode | string)[]
  /** True for a paragraph or list that is not in the source. */
  isImplied?: boolean
}

export function element(
  name: string,
  attributes: Record<string, string> = {},
  children: SafeNode['children'] = [],
): SafeNode {
  // A copy, because several paragraphs of one source have its attributes, and each gets its own direction.
  return { name, attributes: { ...attributes }, children }
}

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
