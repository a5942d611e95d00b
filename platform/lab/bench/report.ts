import { cpus, totalmem } from 'node:os'
import type { Samples } from './samples.ts'
import { verdicts } from './targets.ts'

type Cells = (string | number)[]

/** Interactions above this are listed, in ms. */
const slowMs = 200

/** Report of a run in Markdown, with targets first. Ratios to *before*, else to *static*, are in brackets. */
export function benchReport(samples: Samples, rounds: number): string {
  const hasBefore = samples
    .rows('pages')
    .some((row) => samples.median(row, 'before', 'FCP') !== null)
  const other = hasBefore ? 'before' : 'static'
  const cell = (row: string, column: string) => {
    const value = samples.median(row, 'now', column)
    const times = samples.ratio(row, 'now', other, column)
    if (value === null) return '–'
    return `${column === 'window' ? value.toFixed(1) : value.toFixed(0)}${times === null ? '' : ` (${times.toFixed(2)})`}`
  }
  const tableOf = (rows: string[], columns: string[]) =>
    table(
      ['', ...columns],
      rows.map((row) => [row, ...columns.map((column) => cell(row, column))]),
    )
  const slow = samples
    .rows('interactions')
    .filter((row) => (samples.median(row, 'now', 'ms') ?? 0) > slowMs)
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine()}; medians of ${rounds}, in brackets against *${other}*.`,
    ...(samples.failures.length > 0
      ? [`**Not measured:**\n* ${samples.failures.join('\n* ')}`]
      : []),
    table(
      ['target', 'measured', 'at most'],
      verdicts(samples, hasBefore).map(({ what, value, limit, isMet }) => {
        const measured = value === null ? 'not measured' : String(Number(value.toFixed(2)))
        return [what, isMet === false ? `**${measured}**` : measured, limit]
      }),
    ),
    tableOf(samples.rows('pages'), ['JS', 'window', 'FCP', 'LCP', 'live', 'pages/s']),
    tableOf([...samples.rows('acts'), ...slow], ['ms']),
  ].join('\n\n')
}

function table(head: string[], rows: Cells[]): string {
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function machine(): string {
  const model = cpus()[0]?.model.replaceAll(/\s+/g, ' ').trim() || 'unknown processor'
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}
