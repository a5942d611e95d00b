import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { type ParsedTree, rewrite } from './rewrite.ts'
import { documentOf } from './rules.ts'
import { type SafeHtmlText, writeHtml } from './safe-tree.ts'

type Node = DefaultTreeAdapterTypes.Node

const tree: ParsedTree<Node> = {
  name: (node) => node.nodeName,
  text: (node) => (node.nodeName === '#text' && 'value' in node ? node.value : null),
  attribute: (node, name) =>
    'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : null,
  children: (node) => ('childNodes' in node ? node.childNodes : []),
}

/** Sanitises the provider's HTML as `browser.ts` does. Its highest heading becomes `topHeading`. */
export async function sanitizeHtml(html: string, topHeading = 2): Promise<SafeHtmlText> {
  const page = parse(documentOf(html), { scriptingEnabled: false })
  const root = page.childNodes.find(({ nodeName }) => nodeName === 'html')
  const body = root && [...tree.children(root)].find(({ nodeName }) => nodeName === 'body')
  return writeHtml(rewrite(body ?? page, tree, topHeading))
}
