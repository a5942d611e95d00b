import type { Rule } from './rules.ts'
import { element, type SafeNode } from './safe-tree.ts'

/** Returns the element that may hold a block, by default text; null if there is none. Adds a missing list or item. */
export function homeFor(rule: Rule | null, box: SafeNode): SafeNode | null {
  if (!rule?.parents) return flowIn(box)
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
