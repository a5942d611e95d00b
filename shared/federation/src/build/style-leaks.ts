import {
  type Rule,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss'

/** A rule that reaches beyond its remote. `line` and `column` count from 1. */
export type StyleLeak = { line: number; column: number; rule: string }

type IsOwn = (name: string) => boolean

/** True for `tours`, `tours_card_x1`, `--tours-gap`. Our builds begin every class with the remote's name. */
export function beginsWith(remote: string): IsOwn {
  const own = new RegExp(`^(--)?${remote}([_-]|$)`)
  return (name) => own.test(name)
}

/**
 * Rules for elements that are not, or not inside, elements with an own class, and rules with names that are not own.
 * Throws SyntaxError if the stylesheet cannot be parsed.
 */
export function styleLeaks(css: string, isOwn: IsOwn): StyleLeak[] {
  const lines = css.split('\n')
  const leaks: StyleLeak[] = []
  const walk = (rules: Rule[], isParentOwn: boolean, isScopeOwn: boolean) => {
    for (const rule of rules) {
      const areInside = (selectors: Selector[]) =>
        selectors.every((selector) => isInside(selector, isOwn, isParentOwn))
      const names = namesOf(rule)
      let [isParent, isScope] = [isParentOwn, isScopeOwn]
      if (rule.type === 'style') isParent = isScope || areInside(rule.value.selectors)
      if (rule.type === 'scope') isScope ||= areInside(rule.value.scopeStart ?? [[]])
      const isContained = names?.every(isOwn) && (rule.type !== 'style' || isParent)
      if (!isContained) leaks.push(leakOf(rule, lines))
      walk(rulesIn(rule), isParent, isScope)
    }
  }
  walk(parse(css), false, false)
  return leaks
}

/** All classes and other names of a stylesheet. Throws SyntaxError. */
export function namesIn(css: string): Set<string> {
  const namesBelow = (rules: Rule[]): string[] =>
    rules.flatMap((rule) => [
      ...(namesOf(rule) ?? []),
      ...(rule.type === 'style' ? rule.value.selectors.flatMap(classesOf) : []),
      ...namesBelow(rulesIn(rule)),
    ])
  return new Set(namesBelow(parse(css)))
}

/** Classes of a selector, also inside `:not()` and `:has()`. */
function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return part.name
    const inner = 'selectors' in part ? (part.selectors as Selector[] | null) : null
    return (inner ?? []).flatMap(classesOf)
  })
}

function parse(css: string): Rule[] {
  let rules: Rule[] = []
  const visitor: Visitor<never> = {}
  visitor.StyleSheet = (sheet) => {
    rules = sheet.rules as Rule[]
  }
  transform({ filename: 'style.css', code: Buffer.from(css), visitor })
  return rules
}

function rulesIn(rule: Rule): Rule[] {
  return ('value' in rule && (rule.value as { rules?: Rule[] }).rules) || []
}

function leakOf(rule: Rule, lines: string[]): StyleLeak {
  const { line, column } = (rule as { value: { loc: { line: number; column: number } } }).value.loc
  const [text = ''] = lines[line]?.slice(column - 1).split(/[{;]/) ?? []
  return { line: line + 1, column, rule: text.trim().slice(0, 80) }
}

/** Names that a rule defines or reads for the whole page; null for a rule that always is about the whole page. */
function namesOf(rule: Rule): string[] | null {
  switch (rule.type) {
    case 'style':
      return (rule.value.declarations?.declarations ?? []).flatMap((one) => {
        const names =
          one.property === 'container-name'
            ? one.value
            : one.property === 'container'
              ? one.value.name
              : null
        return names?.type === 'names' ? names.value : []
      })
    case 'media':
    case 'supports':
    case 'scope':
    case 'starting-style':
    case 'nested-declarations':
    case 'ignored':
      return []
    case 'keyframes':
      return [rule.value.name.value]
    case 'layer-block':
      return rule.value.name?.slice(0, 1) ?? []
    case 'layer-statement':
      return rule.value.names.flatMap(([outer]) => outer ?? [])
    case 'container':
      return rule.value.name ? [rule.value.name] : []
    case 'font-face':
      return rule.value.properties.flatMap((one) =>
        one.type === 'font-family' ? String(one.value) : [],
      )
    case 'property':
    case 'counter-style':
    case 'font-palette-values':
    case 'position-try':
      return [rule.value.name]
    default:
      return null
  }
}

/** True if a selector's elements have an own class, or are inside an element that has one. */
function isInside(selector: Selector, isOwn: IsOwn, isParentOwn: boolean): boolean {
  const isAnchor = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return isOwn(part.name)
    if (part.type === 'nesting') return isParentOwn
    return (
      part.type === 'pseudo-class' &&
      (part.kind === 'is' || part.kind === 'where') &&
      part.selectors.every((one) => isInside(one, isOwn, isParentOwn))
    )
  }
  let [isBelow, isHere] = [false, false]
  for (const part of selector) {
    if (part.type !== 'combinator') isHere ||= isAnchor(part)
    // A sibling is not inside: after `+` and `~` only an earlier ancestor counts.
    else if (part.value === 'descendant' || part.value === 'child') {
      isBelow ||= isHere
      isHere = false
    } else if (part.value.endsWith('sibling')) isHere = false
  }
  return isBelow || isHere
}
