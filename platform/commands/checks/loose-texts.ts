import { type ESTree, parseSync, Visitor } from 'vite'
import { leavesOf, leavesOfChild, returnsOf, scopeOf } from './rendered-leaves.ts'

/** A text that translation breaks or leaves stale, with its line. */
export type LooseText = { line: number; reason: string }

type Element = ESTree.JSXElement | ESTree.JSXFragment
type Child = Element['children'][number]

const reasons = {
  beside: 'a text that changes stands beside other children',
  loose: 'a text that comes and goes has no element of its own',
  after: 'a text follows elements that come and go',
  shared: 'two texts share an element: give the branches keys, or each text an element',
  code: 'an amount, a time or a code is translated: its element needs translate="no"',
}

/** Names of functions and properties whose value is the same in every language. */
const codes = /^(formatUsd|timesText|routeText|iataCode|flightNumber|reference|phone|email)$/

/**
 * Finds texts that break in a translated page. A translator replaces text nodes by elements; React then writes to the lost
 * node, or inserts before it and throws. Only a string that is the only child of an element is rewritten as a whole.
 */
export function looseTextsIn(source: string): LooseText[] {
  const { program, errors } = parseSync('file.tsx', source, { preserveParens: false })
  if (errors[0]) throw new Error(errors[0].message)
  const scope = scopeOf(program, source)
  const found: LooseText[] = []
  const report = (node: ESTree.Node, reason: keyof typeof reasons) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, reason: reasons[reason] })

  const checkChildren = (parent: Element) => {
    const children = shownChildren(parent)
    // React replaces an element that is keyed by its text whenever the text changes.
    const [, key] = /^\{(\w+)\}$/.exec(attributeOf(parent, 'key', source) ?? '') ?? []
    const isReplaced = ({ start, end }: Child) =>
      key !== undefined && new RegExp(`\\b${key}\\b`).test(source.slice(start, end))
    children.forEach((child, index) => {
      if (children.length === 1 && isCode(child) && !attributeOf(parent, 'translate', source))
        report(child, 'code')
      const before = children[index - 1]
      const leaves = leavesOfChild(child, scope)
      const isBeside = children.length > 1 || parent.type === 'JSXFragment'
      if (!isFixed(child) && !isReplaced(child)) {
        if (isBeside && leaves.some((leaf) => leaf === 'text' || leaf === 'unknown'))
          report(child, 'beside')
        else if (leaves.includes('loose')) report(child, 'loose')
      } else if (isText(child) && before && !isFixed(before)) {
        if (leavesOfChild(before, scope).includes('element')) report(child, 'after')
      }
    })
  }
  const checkSlot = ({ value }: ESTree.JSXAttribute) => {
    if (value?.type !== 'JSXExpressionContainer') return
    const isChoice = /^(Conditional|Logical)/.test(value.expression.type)
    if (isChoice && leavesOfChild(value, scope).includes('loose')) report(value, 'loose')
  }
  const checkComponent = (node: ESTree.Function) => {
    if (!/^[A-Z]/.test(node.id?.name ?? '')) return
    returnsOf(node).forEach((value, index, returned) => {
      const leaves = leavesOf(value, scope)
      if (leaves.includes('text') || leaves.includes('loose')) report(value, 'loose')
      if (returned.slice(0, index).some((other) => shareText(other, value, source)))
        report(value, 'shared')
    })
  }
  /** React treats both branches of a conditional as one element if name and key are equal. */
  const checkBranches = ({ consequent, alternate }: ESTree.ConditionalExpression) => {
    if (shareText(consequent, alternate, source)) report(alternate, 'shared')
  }
  new Visitor({
    JSXElement: checkChildren,
    JSXFragment: checkChildren,
    JSXAttribute: checkSlot,
    FunctionDeclaration: checkComponent,
    ConditionalExpression: checkBranches,
  }).visit(program)
  return found.sort((one, other) => one.line - other.line)
}

/** Children without comments and white space, including those of fragments. */
function shownChildren(parent: Element): Child[] {
  return parent.children.flatMap((child) => {
    if (child.type === 'JSXFragment') return shownChildren(child)
    return isFixed(child) && leavesOfChild(child).length === 0 ? [] : [child]
  })
}

const isText = (child: Child) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' &&
    /^(Literal|JSXEmptyExpression)$/.test(child.expression.type))

const isFixed = (child: Child) => child.type === 'JSXElement' || isText(child)

/** True if the name of the expression says that it is an amount, a time or a code. */
function isCode(child: Child): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  const source = expression.type === 'CallExpression' ? expression.callee : expression
  const name = source.type === 'MemberExpression' ? source.property : source
  return name.type === 'Identifier' && codes.test(name.name)
}

/** Source of an attribute's value, `{text}` or `"no"`; null without the attribute. */
function attributeOf(element: Element, name: string, source: string): string | null {
  if (element.type === 'JSXFragment') return null
  for (const one of element.openingElement.attributes) {
    if (one.type !== 'JSXAttribute' || one.name.name !== name || !one.value) continue
    return source.slice(one.value.start, one.value.end)
  }
  return null
}

/** True if React reuses the element of one branch for the other and only overwrites its text. */
function shareText(one: ESTree.Node, other: ESTree.Node, source: string): boolean {
  if (one.type !== 'JSXElement' || other.type !== 'JSXElement') return false
  const head = (element: ESTree.JSXElement) => {
    const { start, end } = element.openingElement.name
    return `${source.slice(start, end)} ${attributeOf(element, 'key', source)}`
  }
  if (head(one) !== head(other)) return false
  const [ones, others] = [shownChildren(one), shownChildren(other)]
  const besideOthers = (children: Child[]) =>
    children.length > 1
      ? children.map((child) => (child.type === 'JSXText' ? child.value.trim() : '')).join('')
      : ''
  if (besideOthers(ones) !== besideOthers(others)) return true
  return ones.some((child, index) => others[index] && shareText(child, others[index], source))
}
