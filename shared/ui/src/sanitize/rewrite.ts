import { finish } from './finish.ts'
import { blockHome, type Format, impliedBlock, type Position } from './position.ts'
import {
  allowedAttributes,
  bidiAttributes,
  fragmentName,
  idOf,
  keptValue,
  type Rule,
  rules,
  writtenAttributes,
} from './rules.ts'
import { element, type SafeNode } from './safe-tree.ts'
import { createWriter } from './writer.ts'

/** Access to a parser's tree: parse5's on the server, the DOM in browsers. */
export type ParsedTree<Node> = {
  /** Lowercase name of an element. */
  name(node: Node): string
  /** Null for anything but text. */
  text(node: Node): string | null
  attribute(node: Node, name: string): string | null | undefined
  children(node: Node): Iterable<Node>
}

/** Deeper elements lose their tags. Chromium's parser stops nesting at 512. */
const deepestElement = 400

/** Rewrites a parsed tree by the table of rules. The result is a tree that parsers read as it is written. */
export function rewrite<Node>(root: Node, tree: ParsedTree<Node>, topHeading: number): SafeNode {
  const whole = element('')
  /** Names that links within the text lead to. */
  const targets = new Set(
    [...nodesIn(root, tree)].flatMap((node) => {
      const href = tree.name(node) === 'a' ? tree.attribute(node, 'href')?.trim() : null
      return href?.startsWith('#') ? fragmentName(href) : []
    }),
  )
  const writer = createWriter()

  visitAll(root, { box: whole, block: impliedBlock, formats: [], bidi: {}, depth: 0, boxes: 0 })
  writer.close()
  finish(whole, writer.ids, topHeading)
  return whole

  function visitAll(node: Node, position: Position): void {
    const inside = { ...position, depth: position.depth + 1 }
    if (position.depth > deepestElement) writeTexts(node, position)
    else for (const child of tree.children(node)) visit(child, inside)
  }

  function writeTexts(node: Node, position: Position): void {
    for (const inner of nodesIn(node, tree)) {
      const text = tree.text(inner)
      if (text !== null) writer.text(` ${text} `, position)
    }
  }

  function visit(node: Node, position: Position): void {
    const text = tree.text(node)
    const rule = rules.get(tree.name(node))
    if (rule?.kind === 'drop') return
    noteTarget(node)
    const home = rule && blockHome(rule, position)
    if (text !== null) writer.text(text, position)
    else if (!rule) visitAll(node, position)
    else if (rule.kind === 'format') visitFormat(node, rule, position)
    else if (rule.kind === 'void') writeVoid(node, rule.as, position)
    else if (!home) visitRemoved(node, position)
    else visitBlock(node, rule, home, position)
  }

  function visitFormat(node: Node, rule: Rule, position: Position): void {
    const format = { name: rule.as, attributes: attributesOf(node, rule.as) }
    const others = position.formats.filter(({ name }) => name !== 'a' || rule.as !== 'a')
    const isKnown = rule.as !== 'span' && others.some(({ name }) => name === rule.as)
    const isNeeded = !isKnown && isFormat(node, format)
    visitAll(node, isNeeded ? { ...position, formats: [...others, format] } : position)
  }

  /** False for links without an address, spans without a language, and bold that is not bold (Google Docs). */
  function isFormat(node: Node, { name, attributes }: Format): boolean {
    if (name === 'a') return attributes.href !== undefined
    if (name === 'span') return Object.keys(attributes).length > 0
    if (name !== 'b' && name !== 'strong') return true
    return !/(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(tree.attribute(node, 'style') ?? '')
  }

  function visitBlock(node: Node, rule: Rule, home: SafeNode, position: Position): void {
    writer.close()
    const attributes = { ...position.bidi, ...attributesOf(node, rule.as) }
    const inside = { ...position, bidi: {} }
    if (rule.kind === 'text') visitAll(node, { ...inside, block: { rule, attributes } })
    else {
      const box = writer.box(rule.as, attributes, home)
      visitAll(node, { ...inside, box, block: impliedBlock, boxes: position.boxes + 1 })
    }
    writer.close()
  }

  function visitRemoved(node: Node, position: Position): void {
    writer.separate(position)
    visitAll(node, { ...position, bidi: { ...position.bidi, ...attributesOf(node, '') } })
    writer.separate(position)
  }

  function writeVoid(node: Node, name: string, position: Position): void {
    const attributes = attributesOf(node, name)
    if (name === 'br') writer.lineBreak(position)
    else if (name === 'hr') writer.line(position)
    else if (attributes.src) writer.picture(attributes, position)
  }

  function noteTarget(node: Node): void {
    const names = [tree.attribute(node, 'id'), tree.attribute(node, 'name')]
    for (const name of names) {
      if (name && (targets.delete(name) || name === idOf(name))) writer.pendingNames.push(name)
    }
  }

  function attributesOf(node: Node, name: string): Record<string, string> {
    const kept = [...(allowedAttributes[name] ?? []), ...bidiAttributes].flatMap((attribute) => {
      const value = tree.attribute(node, attribute)
      const written = typeof value === 'string' ? keptValue(attribute, value) : null
      return written === null ? [] : [[attribute, written]]
    })
    return { ...Object.fromEntries(kept), ...writtenAttributes[name] }
  }
}

/** An element and the nodes below it in their order, without recursion. */
function* nodesIn<Node>(root: Node, tree: ParsedTree<Node>): Generator<Node> {
  const rest = [root]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (rules.get(tree.name(node))?.kind === 'drop') continue
    yield node
    for (const child of [...tree.children(node)].toReversed()) rest.push(child)
  }
}
