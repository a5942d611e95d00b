import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../processes/apps.ts'

const file = join(root, 'docs/performance.md')

const heading = '## The last run'

/** Puts a run into docs/performance.md in place of the last one, which git keeps. */
export function writePerformancePage(run: string): void {
  const [intro = ''] = readFileSync(file, 'utf8').split(heading)
  writeFileSync(file, `${intro.trim()}\n\n${heading}\n\n${run}\n`)
}
