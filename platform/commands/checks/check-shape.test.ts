import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeVertical } from '../new/write-vertical.ts'
import { shapeProblems } from './check-shape.ts'

/** Required files that `npm run new` does not write. */
const files = [
  'src/api/calls.ts',
  'src/domain/booking.ts',
  'src/domain/next-steps.ts',
  ...['Detail', 'Summary'].map((stage) => `src/screens/${stage}Screen.tsx`),
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

test('accepts a vertical of the common shape', () => {
  expect(shapeProblems(directory)).toEqual([])
})

test.each([
  ['a missing layer', () => rmSync(join(directory, 'src/api'), { recursive: true })],
  ['an additional screen', () => write('src/screens/CabinScreen.tsx', '')],
  ['a file in exposed/ that federation does not expose', () => write('src/exposed/a.ts', '')],
  ['an additional script', () => write('package.json', '{ "scripts": { "build": "tsc" } }')],
])('finds %s', (_what, change) => {
  change()
  expect(shapeProblems(directory)).not.toEqual([])
})

const detail = 'src/screens/DetailScreen.tsx'
const silent = `cruises: ${detail} differs, and the README does not say why.`
const stale = 'cruises: the README explains a.ts, which does not differ.'

test.each([
  [`- \`a.ts\`, \`${detail}\`: both are so here.`, [stale]],
  ['* `src/screens/*`: cruises are booked by telephone.', []],
  [`* \`${detail}\``, [silent]],
])('with the reasons %j in the README, the problems are %j', (reasons, problems) => {
  rmSync(join(directory, detail))
  write('README.md', `## Differs\n\n${reasons}\n`)
  expect(shapeProblems(directory)).toEqual(problems)
})
