import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differencesOf, explainedIn, shapeProblems } from './check-shape.ts'

const scripts = {
  build: 'storefront-remote build',
  dev: 'storefront-remote dev',
  release: 'npm --prefix .. run release -- cruises',
  test: 'vitest run --root .. cruises/src',
  typecheck: 'tsc -p ../tsconfig.json',
}
const buildFile = `import { remoteConfig } from '@storefront/federation/build'
import { remote } from './remote.config.ts'

export default remoteConfig(remote, import.meta.dirname)
`
const files = [
  'remote.config.ts',
  'src/standalone.tsx',
  'src/components/CabinCard.tsx',
  ...['SearchForm', 'mount', 'routes'].map((name) => `src/exposed/${name}.tsx`),
  'src/screens/SearchForm.tsx',
  ...['Detail', 'Results', 'Success', 'Summary'].map((stage) => `src/screens/${stage}Screen.tsx`),
  ...['calls', 'wire'].map((name) => `src/api/${name}.ts`),
  ...['booking', 'pricing', 'search', 'cabins'].map((name) => `src/domain/${name}.ts`),
]

let directory: string

beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'shape-')), 'cruises')
  for (const file of files) write(file, '')
  write('README.md', '# Cruises\n')
  write('package.json', JSON.stringify({ scripts }))
  write('rspack.config.ts', buildFile)
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
  [
    'a script of its own',
    () => write('package.json', JSON.stringify({ scripts: { ...scripts, a: 'b' } })),
  ],
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
