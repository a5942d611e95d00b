import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeVertical } from '../new/write-vertical.ts'
import { differencesOf, explainedIn, shapeProblems } from './check-shape.ts'

/** Files of a vertical beside those that `npm run new` writes. */
const files = [
  'src/api/calls.ts',
  'src/domain/booking.ts',
  ...['Detail', 'Success', 'Summary'].map((stage) => `src/screens/${stage}Screen.tsx`),
]

let directory: string

beforeEach(async () => {
  const project = mkdtempSync(join(tmpdir(), 'shape-'))
  await writeVertical(project, 'cruises', 5)
  directory = join(project, 'cruises')
  for (const file of files) write(file, '')
  write('README.md', '# Cruises\n')
})

afterEach(() => rmSync(dirname(directory), { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}

test('a vertical of the common shape has no differences', () => {
  expect(differencesOf(directory)).toEqual([])
  expect(shapeProblems(directory)).toEqual([])
})

test.each([
  ['a stage that is missing', () => rmSync(join(directory, 'src/screens/DetailScreen.tsx'))],
  ['a layer that is missing', () => rmSync(join(directory, 'src/api'), { recursive: true })],
  ['a screen of another name', () => write('src/screens/CabinScreen.tsx', '')],
  ['a layer of its own', () => write('src/state/cart.ts', '')],
  ['something in exposed/ that federation does not expose', () => write('src/exposed/a.ts', '')],
  ['a README that is missing', () => rmSync(join(directory, 'README.md'))],
  ['a script of its own', () => write('package.json', '{ "scripts": { "build": "tsc" } }')],
  ['a build of its own', () => write('rspack.config.ts', 'export default {}')],
])('%s is found', (_what, change) => {
  change()
  expect(shapeProblems(directory)).not.toEqual([])
})

test('a difference with a reason in the README is accepted', () => {
  rmSync(join(directory, 'src/screens/DetailScreen.tsx'))
  write(
    'README.md',
    '## Differs\n\n* `src/screens/DetailScreen.tsx`: a cruise has no page of its own.\n',
  )
  expect(shapeProblems(directory)).toEqual([])
})

test('one reason may speak of a whole folder', () => {
  for (const stage of ['Detail', 'Summary']) {
    rmSync(join(directory, `src/screens/${stage}Screen.tsx`))
  }
  write('README.md', '## Differs\n\n* `src/screens/*`: cruises are booked by telephone.\n')
  expect(shapeProblems(directory)).toEqual([])
})

test('a difference that is named without a reason is not', () => {
  rmSync(join(directory, 'src/screens/DetailScreen.tsx'))
  write('README.md', '## Differs\n\n* `src/screens/DetailScreen.tsx`\n')
  expect(shapeProblems(directory)).toHaveLength(1)
})

test('a reason for what no longer differs is stale', () => {
  write('README.md', '## Differs\n\n* `src/standalone.tsx`: it needs the shell around it.\n')
  expect(shapeProblems(directory)).toEqual([
    'cruises: the README explains src/standalone.tsx, which does not differ.',
  ])
})

test('one reason may explain several differences, and only under its heading', () => {
  const readme =
    '## Differs\n- `a.ts`, `b.ts`: because it is so here.\n\n## Rules\n- `c.ts`: is another matter.\n'
  expect(explainedIn(readme)).toEqual(['a.ts', 'b.ts'])
})
