import { stripVTControlCharacters } from 'node:util'
import type { Row } from './row.ts'

/** What became of a row: its figures, and why it does not hold; null when it does. */
export type Verdict = { row: Row; figures: string[]; problem: string | null }

/** How the tests of a file ended; a file that is missing here did not run. */
export type FileResults = ReadonlyMap<string, { passed: number; failed: number }>

/** The figures in what tests wrote, by row: lines "B10 · 0 oversold". */
export function figuresIn(output: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, id = '', figure = ''] of stripVTControlCharacters(output).matchAll(
    /^\s*([BCP]\d+) · (.+)$/gm,
  )) {
    found.set(id, [...(found.get(id) ?? []), figure.trim()])
  }
  return found
}

/** A row holds when each of its files ran, nothing in them failed, and something was measured. */
export function verdictOn(row: Row, results: FileResults, figures: readonly string[]): Verdict {
  const failed = row.tests.filter((file) => (results.get(file)?.failed ?? 0) > 0)
  const unproven = row.tests.filter((file) => (results.get(file)?.passed ?? 0) === 0)
  return { row, figures: [...new Set(figures)], problem: problemOf(failed, unproven, figures) }
}

function problemOf(
  failed: readonly string[],
  unproven: readonly string[],
  figures: readonly string[],
): string | null {
  if (failed.length > 0) return `failed: ${failed.join(', ')}`
  if (unproven.length > 0) return `did not run: ${unproven.join(', ')}`
  return figures.length === 0 ? 'no figure' : null
}

/** The table that a person reads: row, figure, target, verdict. */
export function table(verdicts: readonly Verdict[]): string {
  return verdicts
    .flatMap(({ row, figures, problem }) => [
      `${problem ? '✗' : '✓'} ${row.id.padEnd(4)}${row.title}`,
      ...figures.map((figure) => `        ${figure}`),
      `        target: ${row.target}`,
      ...(problem ? [`        ${problem}`] : []),
    ])
    .join('\n')
}
