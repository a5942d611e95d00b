import { expect, test } from 'vitest'
import { looseTextsIn } from './loose-texts.ts'

const reasonsIn = (source: string) => looseTextsIn(source).map(({ reason }) => reason)

const beside = 'a text that changes stands beside other children'
const after = 'a text follows elements that come and go'
const loose = 'a text that comes and goes has no element of its own'
const code = 'an amount, a time or a code is translated: its element needs translate="no"'
const shared = 'two texts share an element: give the branches keys, or each text an element'

test.each([
  ['an amount beside an element', '<dd>{formatUsd(usd)} <span>USD</span></dd>', beside],
  ['one of two texts', "<b><i />{isOpen ? 'Hide' : 'Show'}</b>", beside],
  ['a list of texts', '<p>{names.map((name) => name)}</p>', loose],
  ['a fragment or a text for a slot', "<F hint={isOpen ? <>Open <b /></> : 'Shut'} />", loose],
  ['a component returning text', 'function A() { if (one) { return `night` } return null }', loose],
  ['a component returning a fragment', 'function A() { return <>Read <b /></> }', loose],
  ['paragraphs in two branches', '(is ? <i><p>Read <b /></p></i> : <i><p><b /></p></i>)', shared],
  ['words beside a nested fragment', '<p><><b />{count}</> nights</p>', beside],
  ['words after a conditional element', '<p>{isNew && <b>New</b>} Hotels</p>', after],
  ['a text in an element with another key', '<p key={id}>{guide} <b /></p>', beside],
  [
    'a component that returns one of two paragraphs',
    'function A() { if (is) return <p>Read <b /></p>; return <p>See <b /></p> }',
    shared,
  ],
  ['an amount without translate="no"', '<dd>{formatUsd(total)}</dd>', code],
])('refuses %s', (_, source, reason) => {
  expect(new Set(reasonsIn(source))).toEqual(new Set([reason]))
})

test.each([
  ['an amount with translate="no"', '<dd translate="no">{formatUsd(total)}</dd>'],
  ['a conditional text that is the only child', "<p>{isOpen ? 'Hide' : 'Show'}</p>"],
  ['prose with links', '<p>Read our <a href="/terms">terms</a>, and <b>book</b>.</p>'],
  ['white space between elements', "<p><b>{name}</b>{' '}{/* why */}<i>{note}</i></p>"],
  ['a conditional element after words', '<p>Name {isOptional && <i>(optional)</i>}</p>'],
  ['lists of elements', '<ul><li>All</li>{list.map((it) => <li key={it}>{it}</li>)}</ul>'],
  ['an element of a function', 'function row() { return <tr /> } const a = <p><i />{row()}</p>'],
  ['the children of a component', '<section><h2>Rooms</h2>{props.children}</section>'],
  ['a paragraph with a text or with elements', '(is ? <p>{name}</p> : <p><b>{name}</b><i /></p>)'],
  ['branches with equal words', '(is ? <p>Read <b>{one}</b></p> : <p>Read <b>{two}</b></p>)'],
  ['an element keyed by its text', '<p key={text}>{text} <b>{marked(text)}</b></p>'],
  [
    'a prop typed as ReactNode',
    'type P = { aside?: ReactNode }; const a = ({ aside }: P) => <p><i />{aside}</p>',
  ],
])('accepts %s', (_, source) => {
  expect(reasonsIn(source)).toEqual([])
})

test('reports the line number of each loose text', () => {
  const source = '<ul>\n  <li>{a} of {b}</li>\n  <li>{c}</li>\n  <li>{d} left</li>\n</ul>'
  expect(looseTextsIn(source).map(({ line }) => line)).toEqual([2, 2, 4])
})
