import createPurify, { type Config } from 'dompurify'
import { type ParsedTree, rewrite } from './rewrite.ts'
import {
  allowedAttributes,
  allowedTags,
  bidiAttributes,
  documentOf,
  writtenAttributes,
} from './rules.ts'
import { type SafeHtmlText, writeHtml } from './safe-tree.ts'

/** Reads by the prototypes, because the name of a field hides a property of its form. */
const tree: ParsedTree<Node> = {
  name: (node) => Reflect.get(Node.prototype, 'nodeName', node).toLowerCase(),
  text: (node) => (node instanceof Text ? node.data : null),
  attribute: (node, name) =>
    node instanceof Element ? Element.prototype.getAttribute.call(node, name) : null,
  children: (node) => Reflect.get(Node.prototype, 'childNodes', node),
}

// An instance of its own, so that the hook does not affect other users of DOMPurify on the page.
const purifier = createPurify(window)

const policy: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [
    ...Object.values(allowedAttributes).flat(),
    ...Object.values(writtenAttributes).flatMap(Object.keys),
    ...bidiAttributes,
    'aria-label',
    'id',
  ],
  ADD_URI_SAFE_ATTR: ['aria-label'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Parses by DOMPurify, because its Trusted Types policy is the only one here that may, and sanitises what is written. */
export function purify(html: string, topHeading: number): SafeHtmlText {
  let written = ''
  purifier.addHook('beforeSanitizeElements', (node) => {
    if (!(node instanceof HTMLBodyElement)) return
    written = writeHtml(rewrite<Node>(node, tree, topHeading))
    node.replaceChildren()
  })
  purifier.sanitize(documentOf(html))
  purifier.removeAllHooks()
  return purifier.sanitize(written, policy) as SafeHtmlText
}
