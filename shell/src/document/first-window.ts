/** A rule with the classes of each of its selectors, or a group of rules such as `@media`. */
type Rule = { text: string; selectors: string[][] } | { prelude: string; rules: Rule[] }

/** Start of the first element that is below the window of most phones. */
const below = /<\w+(?= [^>]*data-below)/

/** Offset in the page's content of the first part below the window; its length if there is none. */
export function endOfFirstWindow(content: string): number {
  const at = content.search(below)
  return at < 0 ? content.length : at
}

/** Names of all classes in HTML. */
export function classesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
}

/**
 * Returns the rules of a stylesheet that elements with these classes need for the first paint. `repeatedRules` must
 * follow before other elements: they keep their order, so that they change nothing of elements that are there.
 */
export function rulesFor(rules: Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) {
        const isNeeded = rule.selectors.some((names) => names.every((name) => classes.has(name)))
        return isNeeded ? rule.text : ''
      }
      const inner = rulesFor(rule.rules, classes)
      return inner && `${rule.prelude}{${inner}}`
    })
    .join('')
}

/**
 * Returns a stylesheet without its layers and fonts. Chromium makes every font anew when a stylesheet that has some
 * moves, and then shows one that was too late for the first paint, although it is optional.
 */
export function repeatedRules(css: string): string {
  return blocksOf(css)
    .filter((text) => !/^@(layer|font-face)\b/.test(text))
    .join('')
}

/** Parses a stylesheet as our minifier writes it, without comments. Leaves out what no first paint needs. */
export function parseRules(css: string): Rule[] {
  return blocksOf(css).map((text) => {
    const open = text.indexOf('{')
    const prelude = text.slice(0, open < 0 ? undefined : open).trim()
    if (/^@media print\b/.test(prelude)) return { prelude, rules: [] }
    if (/^@(media|supports|container)\b/.test(prelude))
      return { prelude, rules: parseRules(text.slice(open + 1, -1)) }
    // Layers, fonts, keyframes and properties are of no class, so that any element may need them.
    return { text, selectors: prelude.startsWith('@') ? [[]] : selectorsOf(prelude) }
  })
}

/** Splits a stylesheet into its outermost rules and statements. */
function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[{};]/g)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth > 0 || (token !== '}' && token !== ';')) continue
    blocks.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return blocks
}

/** Classes that each selector of a list requires at first. Those of `:not()`, `:has()` or `:is()` may be absent. */
function selectorsOf(list: string): string[][] {
  let plain = list
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)/g, '')
  }
  return plain
    .split(',')
    .filter((selector) => !/:(hover|focus|active)/.test(selector))
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}
