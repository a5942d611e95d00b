import { type Format, isPre, isWhole, type Position, textHome } from './position.ts'
import { idOf, writtenAttributes } from './rules.ts'
import { element, type SafeNode } from './safe-tree.ts'

/** Writes into a safe tree. Text opens the block and the inline elements that its position asks for. */
export function createWriter() {
  /** Ids by the names in the source. */
  const ids = new Map<string, string>()
  /** Names in the source whose target is the next element that is written. */
  const pendingNames: string[] = []
  /** The open block of text with its open inline elements. */
  let host: SafeNode | null = null
  let open: { format: Format; node: SafeNode }[] = []
  let needsLineBreak = false

  return { ids, pendingNames, text, picture, lineBreak, line, box, close, separate }

  function text(source: string, position: Position): void {
    const start = isPre(position) ? /^\n+/ : /^[ \t\n\f\r]+/
    const written = host ? source : source.replace(start, '')
    if (!written) return
    opened(position)?.children.push(
      pendingNames.length > 0 ? created('span', {}, [written]) : written,
    )
  }

  function picture(attributes: Record<string, string>, position: Position): void {
    opened(position)?.children.push(created('img', attributes))
  }

  function lineBreak(position: Position): void {
    if (!host) return
    if (isPre(position)) text('\n', position)
    else opened(position)?.children.push(element('br'))
  }

  function line(position: Position): void {
    separate(position)
    if (!isWhole(position)) textHome(position)?.children.push(element('hr'))
  }

  /** Adds a block of blocks; a table stands in its scroller. */
  function box(name: string, attributes: Record<string, string>, home: SafeNode): SafeNode {
    const added = created(name, attributes)
    const isTable = name === 'table'
    home.children.push(isTable ? element('div', writtenAttributes.div, [added]) : added)
    return added
  }

  /** Opens the block of text and the inline elements around it. Returns the innermost; null where text may not stand. */
  function opened(position: Position): SafeNode | null {
    const { block, formats } = position
    if (!host) {
      const home = textHome(position)
      if (!home) return null
      host = created(block.rule.as, block.isImplied ? position.bidi : block.attributes)
      if (block.isImplied) host.isImplied = true
      home.children.push(host)
    }
    const shared = open.findIndex(({ format }, index) => format !== formats[index])
    if (shared >= 0) open = open.slice(0, shared)
    let parent = open.at(-1)?.node ?? host
    if (needsLineBreak) host.children.push(isPre(position) ? '\n' : element('br'))
    if (needsLineBreak) [parent, open, needsLineBreak] = [host, [], false]
    for (const format of formats.slice(open.length)) {
      const node = created(format.name, format.attributes)
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
  function separate(position: Position): void {
    if (isWhole(position)) needsLineBreak = host !== null
    else close()
  }

  function created(
    name: string,
    attributes: Record<string, string>,
    children: SafeNode['children'] = [],
  ): SafeNode {
    const [first] = pendingNames
    if (!first) return element(name, attributes, children)
    const id = idOf(first)
    for (const pending of pendingNames.splice(0)) ids.set(pending, id)
    return element(name, { ...attributes, id, tabindex: '-1' }, children)
  }
}
