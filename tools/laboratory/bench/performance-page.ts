import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../apps.ts'

const file = join(root, 'docs/performance.md')

const lastHeading = '## The last run'
const beforeHeading = '## The run before'

/** Puts a run into docs/performance.md; the one that stood there becomes the run before. */
export function writePerformancePage(run: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const intro = text.slice(0, text.indexOf(lastHeading)).trim()
  const [last = ''] = text
    .slice(text.indexOf(lastHeading) + lastHeading.length)
    .split(beforeHeading)
  const before = last.trim() ? `\n\n${beforeHeading}\n\n${last.trim()}` : ''
  writeFileSync(file, `${intro}\n\n${lastHeading}\n\n${run}${before}\n`)
}
