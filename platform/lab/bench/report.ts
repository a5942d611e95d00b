import { cpus, totalmem } from 'node:os'
import type { Samples } from './samples.ts'
import { verdicts } from './targets.ts'

type Cells = (string | number)[]

/** One run in Markdown: targets, then every row with, in brackets, how many times as much as before (else as static) it is. */
export function report(samples: Samples, rounds: number): string {
  const hasBefore = samples
    .rows('pages')
    .some((row) => samples.median(row, 'before', 'FCP') !== null)
  const other = hasBefore ? 'before' : 'static'
  const cell = (row: string, column: string) => {
    const value = samples.median(row, 'now', column)
    const times = samples.ratio(row, 'now', other, column)
    if (value === null) return '–'
    return `${value.toFixed(value < 10 && value > 0 ? 2 : 0)}${times === null ? '' : ` (${times.toFixed(2)})`}`
  }
  const tableOf = (group: string, columns: string[]) =>
    table(
      ['', ...columns],
      samples.rows(group).map((row) => [row, ...columns.map((column) => cell(row, column))]),
    )
  const weights = ['JS', 'used %', 'HTML', 'pictures', 'other', 'requests']
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine()}; medians of ${rounds}, in brackets against *${other}*.`,
    ...(samples.failures.length > 0
      ? [`**Not measured:**\n* ${samples.failures.join('\n* ')}`]
      : []),
    '### Targets',
    table(
      ['target', 'measured', 'at most', ''],
      verdicts(samples, hasBefore).map(({ what, value, limit, isMet }) => [
        what,
        value?.toFixed(2) ?? '–',
        limit,
        isMet === null ? 'not measured' : isMet ? 'met' : '**missed**',
      ]),
    ),
    '### Pages',
    tableOf('pages', [...weights, 'FCP', 'LCP', 'TBT', 'CLS', 'live', 'heap']),
    '### Taps and changes of page',
    tableOf('acts', ['ms']),
    '### Interaction to next paint',
    tableOf('interactions', ['ms']),
    '### Server, ten connections that ask as fast as they are answered',
    tableOf('server', ['pages/s', 'p50', 'p99']),
    '### Processes',
    tableOf('processes', ['']),
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
