import type { Rule } from './rules.ts'
import { element, type SafeNode } from './safe-tree.ts'

/** Position in the source while it is walked. */
export type Position = {
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
export type Format = Pick<SafeNode, 'name' | 'attributes'>

const deepestBox = 12

export const impliedBlock: Block = {
  rule: { kind: 'text', as: 'p' },
  attributes: {},
  isImplied: true,
}

/** True for a heading, a term or `pre`, in which no other block begins. */
export function isWhole({ block }: Position): boolean {
  return block.rule.as !== 'p'
}

export function isPre({ block }: Position): boolean {
  return block.rule.as === 'pre'
}

/** Returns the element that may hold a block; null where it loses its tags. */
export function blockHome(rule: Rule, position: Position): SafeNode | null {
  const isAllowed =
    rule.kind === 'box' ? position.boxes < deepestBox : rule.kind === 'text' && !isWhole(position)
  return isAllowed ? homeFor(rule, position.box) : null
}

/** Returns the element that holds the block of text; null if none may. */
export function textHome({ block, box }: Position): SafeNode | null {
  return homeFor(block.rule, box)
}

/** Returns the element that may hold a block; null if there is none. Adds a missing list or item. */
function homeFor(rule: Rule, box: SafeNode): SafeNode | null {
  if (!rule.parents) return flowIn(box)
  if (rule.parents.includes(box.name)) return box
  const list = rule.as === 'li' ? 'ul' : /^d[td]$/.test(rule.as) ? 'dl' : null
  const flow = flowIn(box)
  return list && flow ? lastOrNew(flow, list, true) : null
}

function flowIn(box: SafeNode): SafeNode | null {
  if (/^t(?:able|head|body|foot|r)$/.test(box.name)) return null
  if (/^[uo]l$/.test(box.name)) return lastOrNew(box, 'li')
  return box.name === 'dl' ? lastOrNew(box, 'dd') : box
}

/** Returns the last element of that name, which was added before if `isImplied`, or adds one. */
function lastOrNew(box: SafeNode, name: string, isImplied = false): SafeNode {
  const last = box.children.at(-1)
  if (typeof last === 'object' && last.name === name && (last.isImplied || !isImplied)) return last
  const added = { ...element(name), isImplied }
  box.children.push(added)
  return added
}
