import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../processes/apps.ts'

/** How many mutants of a package were tried, and how many of them a test noticed. */
export type Score = { folder: string; mutants: number; noticed: number }

/** Counts what Stryker found; a mutant that does not even load was not tried. */
export function scoreOf(folder: string, results: readonly { status: string }[]): Score {
  const count = (...statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  return { folder, noticed, mutants: noticed + count('Survived', 'NoCoverage') }
}

const file = join(root, 'docs/mutants.md')

/** Writes the score into `docs/mutants.md`; packages that were not measured now stay as they were. */
export function writePage(score: Score): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, pageOf(score, before, new Date()))
}

/** The page with this score in it; all others as they stand on the page `before`. */
export function pageOf({ folder, mutants, noticed }: Score, before: string, at: Date): string {
  const rows = new Map(
    [...before.matchAll(/^\| `(.+?)` \|.*$/gm)].map(([line, name = '']) => [name, line]),
  )
  const percent = (Math.floor((1000 * noticed) / mutants) / 10).toFixed(1)
  const day = at.toISOString().slice(0, 10)
  rows.set(folder, `| \`${folder}\` | ${mutants} | ${noticed} | ${percent} % | ${day} |`)
  return `# Mutants

StrykerJS changes the rules of a package in every way its operators know, one change at a time, and runs the tests beside
them. The score is the share of changes that a test notices. \`npm run lab -- mutants\` measures every package and writes it here,
\`npm run lab -- mutants hotels\` only that one; below 90 % it fails ([decision](decisions/tests.md#seen-failing)).
Which files are rules: \`platform/lab/mutants/packages.ts\`.

| package | mutants | noticed | score | on |
|---|---|---|---|---|
${[...rows.keys()]
  .sort()
  .map((name) => rows.get(name))
  .join('\n')}
`
}
