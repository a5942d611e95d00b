import type { Compiler } from '@rspack/core'
import { type Node, type ObjectExpression, type Property, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { type Edit, editScripts } from './edit-scripts.ts'

/** Shorter modules, in characters, are compiled in no time: brackets would only be more bytes. */
const shortest = 10_000

/**
 * Puts the function of every long module in brackets, `7(e){…}` as `7:(function(e){…})`: by that browsers know that it is
 * called at once and compile it while the file arrives, beside the main thread. Without, they look through it twice, the
 * second time on the main thread when the module is first needed: half of what evaluating React costs a slow phone.
 */
export function eagerModules(compiler: Compiler): void {
  editScripts(compiler, () => (script) => bracketsOf(script))
}

/** What is inserted into a script of the bundler, and where, so that every long module is in brackets. Throws a SyntaxError when it is no script. */
export function bracketsOf(script: string, length = shortest): Edit[] {
  const inserted: Edit[] = []
  simple(parse(script, { ecmaVersion: 'latest' }), {
    ObjectExpression(node: ObjectExpression) {
      if (!node.properties.every(isModule)) return
      for (const { method, value } of node.properties as Property[]) {
        if (value.end - value.start < length) continue
        inserted.push({ at: value.start, text: method ? ':(function' : '(' })
        inserted.push({ at: value.end, text: ')' })
      }
    },
  })
  return inserted
}

/** A module of the bundler: its number and what makes it. */
function isModule(node: Node): boolean {
  const { type, kind, computed, key, value } = node as Property
  return (
    type === 'Property' &&
    kind === 'init' &&
    !computed &&
    key.type === 'Literal' &&
    typeof key.value === 'number' &&
    value.type === 'FunctionExpression' &&
    !value.async &&
    !value.generator
  )
}
