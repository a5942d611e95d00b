import fc from 'fast-check'
import { rules } from '../rules.ts'

/** Words of a text, each different, with the HTML around them. */
export type WrittenHtml = { html: string; pieces: readonly string[] }

const dropped = [...rules].filter(([, { kind }]) => kind === 'drop').map(([name]) => name)
const names = [
  ...[...rules.keys()].filter((name) => !dropped.includes(name)),
  ...['font', 'label', 'colgroup', 'col', 'button', 'x-y', 'nobr', 'marquee'],
]
const attributes = fc.constantFrom(
  '',
  ...[' dir=rtl', ' lang=es', ' id=a', ' name=b', ' href=#a', ' href="/tours/a b"', ' href=#b'],
  ...[' src="/no picture.jpg" alt="No < picture"', ' width=2000', ' width=900 height=40'],
  ...[' colspan=3', ' scope=row', ' style="font-weight: normal"', ' title="a > b"', ' class=x'],
)
const tag = fc
  .tuple(fc.constantFrom(...names), attributes)
  .map(([name, attributes]) => `<${name}${attributes}>`)
const endTag = fc.constantFrom(...names).map((name) => `</${name}>`)
const word = fc.constantFrom('sea', 'שלום', 'R&B', 'é')
const space = fc.constantFrom(' ', '\n', '&nbsp;', '<!-- a -->', '\r\n', '')

/** HTML of editors: elements in any order, ended or not, with addresses and sizes. */
export const anyHtml: fc.Arbitrary<WrittenHtml> = fc
  .array(
    fc.oneof(
      { arbitrary: word, weight: 4 },
      { arbitrary: tag, weight: 4 },
      { arbitrary: endTag, weight: 2 },
      { arbitrary: space, weight: 1 },
    ),
    { maxLength: 40 },
  )
  .map((all) => {
    const pieces = all.map((piece, index) => (isWord(piece) ? `${piece}${index}` : piece))
    return { html: pieces.join(''), pieces }
  })

export const isWord = (piece: string) => !/[<&\s]|^$/.test(piece)

/** Pairs of words that a block begins between, so that they may not touch. */
export function separatedWords({ pieces }: WrittenHtml): string[] {
  const pairs: string[] = []
  let last = ''
  let isSeparated = false
  for (const piece of pieces) {
    const [, name = ''] = /^<([a-z\d]+)/.exec(piece) ?? []
    const kind = rules.get(name)?.kind
    if (kind && kind !== 'format' && name !== 'img') isSeparated = true
    if (!isWord(piece)) continue
    if (last && isSeparated) pairs.push(last + piece)
    ;[last, isSeparated] = [piece, false]
  }
  return pairs
}
