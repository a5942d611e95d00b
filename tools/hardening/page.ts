import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../apps.ts'
import type { Verdict } from './verdicts.ts'

/** Writes what a whole run measured into `docs/hardening.md`. */
export function writePage(verdicts: readonly Verdict[], seconds: number): void {
  writeFileSync(join(root, 'docs/hardening.md'), pageOf(verdicts, seconds, new Date()))
}

/** The page: one row each, with what did not hold. */
export function pageOf(verdicts: readonly Verdict[], seconds: number, at: Date): string {
  const holding = verdicts.filter(({ problem }) => problem === null).length
  const rows = verdicts.map(({ row, figures, problem }) => {
    const measured = [...figures, ...(problem ? [`**${problem}**`] : [])].join('<br>')
    return `| ${row.id} | ${row.title} | ${row.target} | ${measured.replaceAll('|', '\\|')} | ${problem ? 'no' : 'yes'} |`
  })
  return `# Hardening

What hostile visitors, broken parts and dying processes do to the storefront: \`npm run hardening\` runs every row below and
writes this page, \`npm run hardening -- B7 C1\` only prints those. Rows and their tests: \`tools/hardening/rows/\`.

${at.toISOString().slice(0, 10)}: ${holding} of ${verdicts.length} rows hold, measured in ${Math.round(seconds / 60)} minutes.

| row | what happens | target | measured | holds |
|---|---|---|---|---|
${rows.join('\n')}
`
}
