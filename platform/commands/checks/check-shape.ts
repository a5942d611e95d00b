import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { findRemotes } from '../../processes/apps.ts'
import { written } from '../new/template.ts'

/** Required files of every vertical, by folder. A `closed` folder has no others, except those in `may`. */
const shape: Record<string, { has: string[]; may?: string[]; closed?: boolean }> = {
  '.': {
    has: ['README.md', 'package.json', 'remote.config.ts', 'src', 'tsconfig.json'],
    closed: true,
  },
  src: {
    has: ['api', 'components', 'domain', 'exposed', 'screens', 'standalone.tsx'],
    may: ['testing'],
    closed: true,
  },
  'src/exposed': { has: ['SearchForm.tsx', 'mount.tsx', 'routes.tsx'], closed: true },
  'src/screens': {
    has: ['DetailScreen.tsx', 'ResultsScreen.tsx', 'SearchForm.tsx', 'SummaryScreen.tsx'],
  },
  'src/api': { has: ['calls.ts'] },
  'src/domain': { has: ['booking.ts', 'next-steps.ts', 'pricing.ts', 'search.ts'] },
}

const generated = new Set(['node_modules', 'dist'])

const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** The package.json that `npm run new` gives every vertical. */
const manifestTemplate = join(import.meta.dirname, '../new/template/package.json.template')

/** Differences of a vertical from the common shape: missing paths, additional paths, other scripts. */
function differencesOf(directory: string): string[] {
  const folders = Object.entries(shape).flatMap(([folder, { has, may = [], closed = false }]) => {
    const found = namesIn(join(directory, folder))
    const missing = has.filter((name) => !found.includes(name))
    const isStage = (name: string) => folder === 'src/screens' && name.endsWith('Screen.tsx')
    const more = found.filter(
      (name) => (closed || isStage(name)) && !has.includes(name) && !may.includes(name),
    )
    return [...missing, ...more].map((name) => (folder === '.' ? name : `${folder}/${name}`))
  })
  return [...folders, ...differingScripts(directory)].sort()
}

/** Differences that a README explains: lines "* `path`: reason" under "## Differs". */
function explainedIn(readme: string): string[] {
  const [, section = ''] = readme.split(/^## Differs\s*$/m)
  const own = section.split(/^## /m)[0] ?? ''
  return [...own.matchAll(/^[*-] ((?:`[^`]+`(?:, )?)+): (.{15,})/gm)].flatMap(([, paths = '']) =>
    [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  )
}

/** Problems of a vertical, a sentence each. */
export function shapeProblems(directory: string): string[] {
  const folder = basename(directory)
  const differences = differencesOf(directory)
  const explained = explainedIn(read(join(directory, 'README.md')))
  const silent = differences.filter((path) => !explained.some((pattern) => covers(pattern, path)))
  const stale = explained.filter((pattern) => !differences.some((path) => covers(pattern, path)))
  return [
    ...silent.map((path) => `${folder}: ${path} differs, and the README does not say why.`),
    ...stale.map((path) => `${folder}: the README explains ${path}, which does not differ.`),
  ]
}

/** `src/screens/*` covers everything in that folder. */
function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
}

const manifest = v.object({ scripts: v.optional(v.record(v.string(), v.string())) })

function differingScripts(directory: string): string[] {
  const scriptsIn = (text: string) => v.parse(manifest, JSON.parse(text || '{}')).scripts ?? {}
  const scripts = scriptsIn(read(join(directory, 'package.json')))
  const expected = scriptsIn(written(read(manifestTemplate), basename(directory), 0))
  return [...new Set([...Object.keys(expected), ...Object.keys(scripts)])]
    .filter((name) => scripts[name] !== expected[name])
    .map((name) => `scripts.${name}`)
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter(
    (name) => !generated.has(name) && !name.startsWith('.') && !isTest(name),
  )
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

if (import.meta.main) {
  const remotes = await findRemotes()
  const problems = remotes.flatMap(({ directory }) => shapeProblems(directory))
  for (const problem of problems) console.error(problem)
  console.log(`${remotes.length} verticals, ${problems.length} unexplained differences`)
  process.exitCode = problems.length > 0 || remotes.length === 0 ? 1 : 0
}
