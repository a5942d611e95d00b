import { homeFor } from './homes.ts'
import type { Rule } from './rules.ts'
import type { SafeNode } from './safe-tree.ts'

/** Position in the source while it is walked. */
export type Place = {
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
export function isWhole({ block }: Place): boolean {
  return block.rule.as !== 'p'
}

export function isPre({ block }: Place): boolean {
  return block.rule.as === 'pre'
}

/** Returns the element that may hold a block; null where it loses its tags. */
export function blockHome(rule: Rule, place: Place): SafeNode | null {
  const isAllowed =
    rule.kind === 'box' ? place.boxes < deepestBox : rule.kind === 'text' && !isWhole(place)
  return isAllowed ? homeFor(rule, place.box) : null
}

/** Returns the element that holds the block of text; null if none may. */
export function textHome({ block, box }: Place): SafeNode | null {
  return homeFor(block.isImplied ? null : block.rule, box)
}
