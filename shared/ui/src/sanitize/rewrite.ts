import { finish } from './finish.ts'
import { homeFor } from './homes.ts'
import {
  allowedAttributes,
  bidiAttributes,
  idOf,
  keptValue,
  linkedName,
  type Rule,
  rules,
  writtenAttributes,
} from './rules.ts'
import { element, type SafeNode } from './safe-tree.ts'

/** Access to a parser's tree: parse5's on the server, the DOM in browsers. */
export type ParsedTree<Node> = {
  /** Lowercase name of an element. */
  name(node: Node): string
  /** Null for anything but text. */
  text(node: Node): string | null
  attribute(node: Node, name: string): string | null | undefined
  children(node: Node): Iterable<Node>
}

/** Position in the source while it is walked. */
type Place = {
  /** Receives blocks. */
  box: SafeNode
  /** Element that receives text. */
  block: Block
  /** Inline elements around the text. */
  formats: readonly Format[]
  /** `dir` and `lang` of removed elements around. */
  bidi: Record<string, string>
  depth: number
  boxes: number
}

type Block = { rule: Rule; attributes: Record<string, string>; isImplied?: boolean }
type Format = Pick<SafeNode, 'name' | 'attributes'>

/** Deeper elements lose their tags. Chromium's parser stops nesting at 512. */
const deepestElement = 400
const deepestBox = 12

const impliedBlock: Block = { rule: { kind: 'text', as: 'p' }, attributes: {}, isImplied: true }

/** Rewrites a parsed tree by the table of rules. The result is a tree that parsers read as it is written. */
export function rewrite<Node>(root: Node, tree: ParsedTree<Node>, topHeading: number): SafeNode {
  const whole = element('')
  const targets = linkedNames(root, tree)
  /** Ids by the names in the source. */
  const ids = new Map<string, string>()
  let pendingNames: string[] = []
  /** The open block of text with its open inline elements. */
  let host: SafeNode | null = null
  let open: { format: Format; node: SafeNode }[] = []
  let needsLineBreak = false

  visitAll(root, {
    box: whole,
    block: impliedBlock,
    formats: [],
    bidi: {},
    depth: 0,
    boxes: 0,
  })
  close()
  return finish(whole, ids, topHeading)

  function visitAll(node: Node, place: Place): void {
    const inside = { ...place, depth: place.depth + 1 }
    if (place.depth > deepestElement) writeTexts(node, place)
    else for (const child of tree.children(node)) visit(child, inside)
  }

  function visit(node: Node, place: Place): void {
    const text = tree.text(node)
    const rule = rules.get(tree.name(node))
    if (text !== null) write(text, place)
    else if (rule?.kind !== 'drop') visitElement(node, rule, place)
  }

  function visitElement(node: Node, rule: Rule | undefined, place: Place): void {
    noteTarget(node)
    const home = rule && blockHome(rule, place)
    if (!rule) visitAll(node, place)
    else if (rule.kind === 'format') visitFormat(node, rule, place)
    else if (rule.kind === 'void') writeVoid(node, rule.as, place)
    else if (!home) visitRemoved(node, place)
    else if (rule.kind === 'text') visitText(node, rule, place)
    else visitBox(node, rule.as, home, place)
  }

  function visitFormat(node: Node, rule: Rule, place: Place): void {
    const format = { name: rule.as, attributes: attributesOf(node, rule.as) }
    const others = place.formats.filter(({ name }) => name !== 'a' || rule.as !== 'a')
    const isKnown = rule.as !== 'span' && others.some(({ name }) => name === rule.as)
    const isNeeded = !isKnown && isFormat(node, format)
    visitAll(node, isNeeded ? { ...place, formats: [...others, format] } : place)
  }

  /** False for links without an address, spans without a language, and bold that is not bold (Google Docs). */
  function isFormat(node: Node, { name, attributes }: Format): boolean {
    if (name === 'a') return attributes.href !== undefined
    if (name === 'span') return Object.keys(attributes).length > 0
    if (name !== 'b' && name !== 'strong') return true
    return !/(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(tree.attribute(node, 'style') ?? '')
  }

  function visitText(node: Node, rule: Rule, place: Place): void {
    close()
    const attributes = { ...place.bidi, ...attributesOf(node, rule.as) }
    visitAll(node, { ...place, bidi: {}, block: { rule, attributes } })
    close()
  }

  function visitBox(node: Node, name: string, home: SafeNode, place: Place): void {
    close()
    const box = created(name, { ...place.bidi, ...attributesOf(node, name) })
    const scroller = () => element('div', { ...writtenAttributes.div }, [box])
    home.children.push(name === 'table' ? scroller() : box)
    visitAll(node, { ...place, box, block: impliedBlock, bidi: {}, boxes: place.boxes + 1 })
    close()
  }

  function visitRemoved(node: Node, place: Place): void {
    separate(place)
    visitAll(node, { ...place, bidi: { ...place.bidi, ...attributesOf(node, '') } })
    separate(place)
  }

  function writeVoid(node: Node, name: string, place: Place): void {
    if (name === 'img') {
      const attributes = attributesOf(node, name)
      if (!attributes.src || !canWrite(place)) return
      opened(place).children.push(created(name, attributes))
    } else if (name === 'br') {
      if (host && !isPre(place)) opened(place).children.push(element(name))
      else if (host) write('\n', place)
    } else {
      separate(place)
      if (!isWhole(place)) homeFor(null, place.box)?.children.push(element(name))
    }
  }

  function write(text: string, place: Place): void {
    const isStart = host === null
    const written = isStart ? text.replace(isPre(place) ? /^\n+/ : /^[ \t\n\f\r]+/, '') : text
    if (!written || !canWrite(place)) return
    const parent = opened(place)
    parent.children.push(pendingNames.length > 0 ? created('span', {}, [written]) : written)
  }

  function canWrite(place: Place): boolean {
    return host !== null || homeOf(place) !== null
  }

  /** Writes the text below an element, without recursion. */
  function writeTexts(node: Node, place: Place): void {
    const rest = [...tree.children(node)].toReversed()
    for (let next = rest.pop(); next; next = rest.pop()) {
      const text = tree.text(next)
      if (text !== null) write(` ${text} `, place)
      else if (rules.get(tree.name(next))?.kind !== 'drop') {
        for (const child of [...tree.children(next)].toReversed()) rest.push(child)
      }
    }
  }

  /** Opens the block of text and the inline elements around it. Returns the innermost. */
  function opened(place: Place): SafeNode {
    const { block, formats } = place
    if (!host) {
      host = created(block.rule.as, block.isImplied ? place.bidi : block.attributes)
      if (block.isImplied) host.isImplied = true
      homeOf(place)?.children.push(host)
    }
    const shared = open.findIndex(({ format }, index) => format !== formats[index])
    if (shared >= 0) open = open.slice(0, shared)
    let parent = open.at(-1)?.node ?? host
    if (needsLineBreak) host.children.push(isPre(place) ? '\n' : element('br'))
    if (needsLineBreak) [parent, open, needsLineBreak] = [host, [], false]
    for (const format of formats.slice(open.length)) {
      const node = created(format.name, { ...format.attributes })
      parent.children.push(node)
      open.push({ format, node })
      parent = node
    }
    return parent
  }

  function close(): void {
    ;[host, open, needsLineBreak] = [null, [], false]
  }

  /** Ends the paragraph. Ends only the line in a heading, a term or `pre`. */
  function separate(place: Place): void {
    if (isWhole(place)) needsLineBreak = host !== null
    else close()
  }

  /** Creates an element, which becomes the target of the links that wait for one. */
  function created(
    name: string,
    attributes: Record<string, string>,
    children: SafeNode['children'] = [],
  ): SafeNode {
    const [first] = pendingNames
    if (!first) return element(name, attributes, children)
    const id = idOf(first)
    for (const name of pendingNames) ids.set(name, id)
    pendingNames = []
    return element(name, { ...attributes, id, tabindex: '-1' }, children)
  }

  function noteTarget(node: Node): void {
    const names = [tree.attribute(node, 'id'), tree.attribute(node, 'name')]
    for (const name of names) {
      if (name && (targets.delete(name) || name === idOf(name))) pendingNames.push(name)
    }
  }

  function attributesOf(node: Node, name: string): Record<string, string> {
    const kept = [...(allowedAttributes[name] ?? []), ...bidiAttributes].flatMap((attribute) => {
      const value = tree.attribute(node, attribute)
      const written = typeof value === 'string' ? keptValue(attribute, value) : null
      return written === null ? [] : [[attribute, written]]
    })
    return { ...Object.fromEntries(kept), ...(name === 'div' ? {} : writtenAttributes[name]) }
  }
}

function isWhole({ block }: Place): boolean {
  return block.rule.as !== 'p'
}

function isPre({ block }: Place): boolean {
  return block.rule.as === 'pre'
}

/** Returns the element that may hold a block; null where it loses its tags. */
function blockHome(rule: Rule, place: Place): SafeNode | null {
  const isAllowed =
    rule.kind === 'box' ? place.boxes < deepestBox : rule.kind === 'text' && !isWhole(place)
  return isAllowed ? homeFor(rule, place.box) : null
}

/** Returns the element that holds the block of text; null if none may. */
function homeOf(place: Place): SafeNode | null {
  return homeFor(place.block.isImplied ? null : place.block.rule, place.box)
}

/** Returns the names that links within the text lead to. */
function linkedNames<Node>(root: Node, tree: ParsedTree<Node>): Set<string> {
  const names = new Set<string>()
  const rest = [root]
  for (let node = rest.pop(); node; node = rest.pop()) {
    const name = tree.text(node) === null && tree.name(node)
    const href = name === 'a' ? tree.attribute(node, 'href')?.trim() : null
    if (href?.startsWith('#')) names.add(linkedName(href))
    for (const child of tree.children(node)) rest.push(child)
  }
  return names
}
