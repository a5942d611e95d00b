import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../processes/apps.ts'
import { allRows } from './rows.ts'
import type { Verdict } from './verdicts.ts'

const file = join(root, 'docs/hardening.md')

/** Writes what was measured into `docs/hardening.md`; a row that was not measured now stays as it was. */
export function writePage(verdicts: readonly Verdict[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, pageOf(verdicts, before, new Date()))
}

/** The page with these rows in it; all others as they stand on the page `before`. */
export function pageOf(verdicts: readonly Verdict[], before: string, at: Date): string {
  const lines = new Map(
    [...before.matchAll(/^\| ([BCP]\d+) \|.*$/gm)].map(([line, id = '']) => [id, line]),
  )
  for (const verdict of verdicts) lines.set(verdict.row.id, lineOf(verdict, at))
  const rows = allRows.map(({ id }) => lines.get(id) ?? `| ${id} | never measured | | | | |`)
  return `# Hardening

What hostile visitors, broken parts and dying processes do to the storefront. \`npm run hardening\` measures every row and
writes it here, \`npm run hardening -- B7 C1\` only those. Rows and their tests: \`platform/lab/hardening/rows/\`.

| row | what happens | target | measured | holds | on |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function lineOf({ row, figures, problem }: Verdict, at: Date): string {
  const measured = [...figures, ...(problem ? [`**${problem}**`] : [])].join('<br>')
  const cells = [row.id, row.title, row.target, measured, problem ? 'no' : 'yes', day(at)]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10)
}
