import { type ESTree, Visitor } from 'vite'

/**
 * Kinds of output of a JSX expression. A `slot` is a node from the caller, a `loose` text is in a list or fragment. An
 * `unknown` counts as a text if it has siblings.
 */
export type Leaf = 'text' | 'loose' | 'element' | 'slot' | 'unknown'

/** Names in a file: nodes that callers pass (`slots`), and the values of variables and functions. */
export type Scope = {
  slots: ReadonlySet<string>
  values: ReadonlyMap<string, ESTree.Expression[]>
}

type Function = ESTree.Function | ESTree.ArrowFunctionExpression

/** Names of nodes, and of functions that return nodes, whose type is in another file. */
const knownSlots = ['children', 'nothing']

const nodeTypes = /\b(ReactNode|ReactElement|JSX\.Element)\b/

const emptyScope: Scope = { slots: new Set(), values: new Map() }

/** Collects the names in a file. A name whose type is a React node is a slot. */
export function scopeOf(program: ESTree.Program, source: string): Scope {
  const slots = new Set(knownSlots)
  const values = new Map<string, ESTree.Expression[]>()
  const add = (name: string, value: ESTree.Expression) =>
    values.set(name, [...(values.get(name) ?? []), value])
  const readType = (name: string, type: ESTree.Node | null | undefined) => {
    if (type && nodeTypes.test(source.slice(type.start, type.end))) slots.add(name)
  }
  const readProperty = ({ key, typeAnnotation }: ESTree.TSPropertySignature) => {
    if (key.type === 'Identifier') readType(key.name, typeAnnotation)
  }
  const readParameters = ({ params }: ESTree.ArrowFunctionExpression) => {
    for (const one of params) {
      if (one.type === 'Identifier') readType(one.name, one.typeAnnotation)
    }
  }
  const readValue = ({ id, init }: ESTree.VariableDeclarator) => {
    if (id.type === 'Identifier' && init) add(id.name, init)
  }
  const readReturns = (node: ESTree.Function) => {
    for (const value of returnsOf(node)) if (node.id) add(node.id.name, value)
  }
  new Visitor({
    TSPropertySignature: readProperty,
    ArrowFunctionExpression: readParameters,
    VariableDeclarator: readValue,
    FunctionDeclaration: readReturns,
  }).visit(program)
  return { slots, values }
}

/** Kinds of output of an expression; empty if it renders nothing or white space. */
export function leavesOf(node: ESTree.Expression, scope = emptyScope): Leaf[] {
  const of = (...nodes: ESTree.Expression[]) => nodes.flatMap((inner) => leavesOf(inner, scope))
  switch (node.type) {
    case 'JSXElement':
      return ['element']
    case 'JSXFragment':
      return node.children.flatMap((child) => loosened(leavesOfChild(child, scope)))
    case 'ConditionalExpression':
      return of(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? of(node.right) : of(node.left, node.right)
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return of(node.expression)
    case 'Literal':
      return isBlank(node.value) ? [] : ['text']
    case 'ObjectExpression':
      return []
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ['text']
    case 'Identifier':
      return node.name === 'undefined' ? [] : named(node.name, scope)
    case 'MemberExpression':
      return named(node.property.type === 'Identifier' ? node.property.name : '', scope)
    case 'CallExpression':
      return called(node, scope)
    case 'ArrowFunctionExpression':
      return of(...returnsOf(node))
    default:
      return ['unknown']
  }
}

export function leavesOfChild(child: ESTree.JSXChild, scope = emptyScope): Leaf[] {
  if (child.type === 'JSXText') return isBlank(child.value) ? [] : ['text']
  if (child.type !== 'JSXExpressionContainer')
    return child.type === 'JSXSpreadChild' ? ['unknown'] : leavesOf(child, scope)
  return child.expression.type === 'JSXEmptyExpression' ? [] : leavesOf(child.expression, scope)
}

/** True for white space and for values that React does not render. */
const isBlank = (value: unknown) =>
  value === null || typeof value === 'boolean' || !String(value).trim()

const loosened = (leaves: Leaf[]) =>
  leaves.map((leaf) => (leaf === 'text' || leaf === 'unknown' ? 'loose' : leaf))

function named(name: string, scope: Scope): Leaf[] {
  if (scope.slots.has(name)) return ['slot']
  const values = scope.values.get(name)
  // Stops the recursion for a value that is made from itself.
  const outer = { ...scope, values: new Map([...scope.values].filter(([key]) => key !== name)) }
  return values?.flatMap((value) => leavesOf(value, outer)) ?? ['unknown']
}

function called({ callee, arguments: [first] }: ESTree.CallExpression, scope: Scope): Leaf[] {
  const key = callee.type === 'MemberExpression' ? callee.property : callee
  if (key.type !== 'Identifier') return ['unknown']
  const isList = key !== callee && ['map', 'flatMap'].includes(key.name)
  return isList && first?.type === 'ArrowFunctionExpression'
    ? loosened(leavesOf(first, scope))
    : named(key.name, scope)
}

/** Values that a function returns, without those of inner functions. */
export function returnsOf({ body }: Function): ESTree.Expression[] {
  if (!body) return []
  return body.type === 'BlockStatement' ? body.body.flatMap(returnedBy) : [body]
}

function returnedBy(statement: ESTree.Statement | null): ESTree.Expression[] {
  switch (statement?.type) {
    case 'ReturnStatement':
      return statement.argument ? [statement.argument] : []
    case 'BlockStatement':
      return statement.body.flatMap(returnedBy)
    case 'IfStatement':
      return [...returnedBy(statement.consequent), ...returnedBy(statement.alternate)]
    case 'SwitchStatement':
      return statement.cases.flatMap(({ consequent }) => consequent.flatMap(returnedBy))
    default:
      return []
  }
}
